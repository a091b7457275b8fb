import type { Act } from '../../../shared/assistant/act.ts';
import { guardFreeText } from '../../../shared/assistant/guard-free-text.ts';
import { type Log, thrown } from '../../platform/logger.ts';
import type { MessageInput, MessageMeaning, Understand } from '../understand.ts';
import { type Needs as AskNeeds, askModel, type ModelReading } from './ask-model.ts';
import type { ModelCooldown } from './model-cooldown.ts';
import { ModelFailure } from './model-failure.ts';
import { MODEL_AWAY, MODEL_LIMIT } from './model-notices.ts';

type Needs = AskNeeds & {
  /** Reads a message without a model. */
  embedded: Understand;
  rest: ModelCooldown;
  log: Log;
};

/** Acts that the embedded interpreter cannot misread, so there is no need to call the model. */
const UNAMBIGUOUS_ACTS: readonly Act['kind'][] = [
  'yes',
  'no',
  'skip',
  'back',
  'undo',
  'start-over',
  'why',
  'what-is-left',
  'summary',
  'only-required',
  'it-is-right',
  'change-it',
];
const isPlain = ({ acts }: MessageMeaning) => acts.every(({ kind }) => UNAMBIGUOUS_ACTS.includes(kind));
const isUnclear = (acts: readonly Act[]) => acts.every(({ kind }) => kind === 'unclear');

/**
 * Interprets a message with a language model. If the model is late, malformed or over today's budget, the embedded
 * interpreter takes over in the same turn (design 12.4).
 */
export const understandWithModel =
  (needs: Needs): Understand =>
  async (input) => {
    const { embedded, rest, log } = needs;
    const own = await embedded(input);
    if (isPlain(own) || rest.isResting()) return own;
    try {
      const answer = await askModel(needs, input);
      return answer === 'used-up' ? { ...own, notice: MODEL_LIMIT } : betterReading(answer, own, input);
    } catch (error) {
      const failure = error instanceof ModelFailure ? error.kind : 'away';
      rest.failed(failure);
      log.warn('the model was of no help', { ...aboutOf(input), reason: failure, ...thrown(causeOf(error)) });
      return { ...own, notice: MODEL_AWAY };
    }
  };

/**
 * Keeps our own interpretation if the model could not understand the message. Free text from the model is checked like
 * our own.
 */
const betterReading = (
  { acts, words }: ModelReading,
  own: MessageMeaning,
  { message, release }: MessageInput,
): MessageMeaning =>
  words === '' && isUnclear(acts) ? own : { acts: guardFreeText(acts, message, release), words, notice: null };

const aboutOf = ({ artistId, messageId, release }: MessageInput) => ({ artistId, messageId, releaseId: release?.id });
const causeOf = (error: unknown) => (error instanceof ModelFailure ? (error.cause ?? error) : error);
