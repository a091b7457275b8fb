import { AN_ARTIST, NOW, newId } from '../../test/builders.ts';
import type { Act } from '../act.ts';
import { chosenAnswer, isQuickReply } from '../chosen-answer.ts';
import { Conversation } from '../conversation.ts';
import { interpret } from '../interpret/interpret.ts';
import { interpretContext } from '../interpret-context.ts';
import { planTurn, type Turn } from '../plan-turn.ts';

/** The state of a chat between two messages. */
export type ChatState = Pick<Turn, 'release' | 'conversation'>;

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };

/**
 * Runs a turn for a message. If it is a button's label, the button's acts are used; any other text is interpreted. The
 * conversation is stored and read again in between.
 */
export function say(message: string, { release, conversation }: ChatState): Turn {
  const acts =
    chosenAnswer(message, conversation, release) ??
    interpret(message, interpretContext({ release, conversation, now: NOW }));
  const isPressed = isQuickReply(message, conversation, release);
  const turn = planTurn({ release, conversation, acts, isPressed, ...needs });
  return { ...turn, conversation: Conversation.parse(JSON.parse(JSON.stringify(turn.conversation))) };
}

/** Runs a turn for acts, from whatever interpreter. */
export const planActs = (acts: readonly Act[], { release, conversation }: ChatState): Turn =>
  planTurn({ release, conversation, acts, ...needs });
