import { AN_ARTIST, NOW, newId } from '../../test/builders.ts';
import type { Act } from '../act.ts';
import { chosenAnswer, isQuickReply } from '../chosen-answer.ts';
import { Conversation } from '../conversation.ts';
import { interpret } from '../interpret/interpret.ts';
import { interpretContext } from '../interpret-context.ts';
import { planTurn, type Turn } from '../plan-turn.ts';

/** Where a chat stands between two messages. */
export type ChatState = Pick<Turn, 'release' | 'conversation'>;

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };

/** What a message comes to: a button's words are one of ours, everything else is read. The conversation is stored and read again. */
export function said(message: string, { release, conversation }: ChatState): Turn {
  const acts =
    chosenAnswer(message, conversation, release) ??
    interpret(message, interpretContext({ release, conversation, now: NOW }));
  const isPressed = isQuickReply(message, conversation, release);
  const turn = planTurn({ release, conversation, acts, isPressed, ...needs });
  return { ...turn, conversation: Conversation.parse(JSON.parse(JSON.stringify(turn.conversation))) };
}

/** What acts come to that some reader made of a message. */
export const meant = (acts: readonly Act[], { release, conversation }: ChatState): Turn =>
  planTurn({ release, conversation, acts, ...needs });
