import type { Act } from '../../../shared/assistant/act.ts';
import { guardFreeText } from '../../../shared/assistant/guard-free-text.ts';
import { type Log, thrown } from '../../platform/logger.ts';
import type { Heard, Understand, Understood } from '../understand.ts';
import { type Needs as AskNeeds, askModel, type ModelAnswered } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';
import { MODEL_AWAY, MODEL_LIMIT } from './model-notices.ts';
import type { ModelRest } from './model-rest.ts';

type Needs = AskNeeds & {
  /** Reads a message without a model. */
  embedded: Understand;
  rest: ModelRest;
  log: Log;
};

/** Acts that the embedded interpreter cannot misread, so that the model is not needed. */
const PLAIN: readonly Act['kind'][] = [
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
const isPlain = ({ acts }: Understood) => acts.every(({ kind }) => PLAIN.includes(kind));
const isUnclear = (acts: readonly Act[]) => acts.every(({ kind }) => kind === 'unclear');

/**
 * Reads a message with a language model, and never worse than the embedded interpreter: if the model's answer is late,
 * malformed or over today's budget, the embedded interpreter reads the message in the same turn (design 12.4).
 */
export const understandWithModel =
  (needs: Needs): Understand =>
  async (heard) => {
    const { embedded, rest, log } = needs;
    const own = await embedded(heard);
    if (isPlain(own) || rest.isResting()) return own;
    try {
      const answer = await askModel(needs, heard);
      return answer === 'used-up' ? { ...own, notice: MODEL_LIMIT } : better(answer, own, heard);
    } catch (error) {
      const failure = error instanceof ModelFailure ? error.kind : 'away';
      rest.failed(failure);
      log.warn('the model was of no help', { ...aboutOf(heard), reason: failure, ...thrown(causeOf(error)) });
      return { ...own, notice: MODEL_AWAY };
    }
  };

/**
 * A model that is at a loss does not override our own reading. Free text that it would save passes the same guard as
 * ours.
 */
const better = ({ acts, words }: ModelAnswered, own: Understood, { message, release }: Heard): Understood =>
  words === '' && isUnclear(acts) ? own : { acts: guardFreeText(acts, message, release), words, notice: null };

const aboutOf = ({ artistId, messageId, release }: Heard) => ({ artistId, messageId, releaseId: release?.id });
const causeOf = (error: unknown) => (error instanceof ModelFailure ? (error.cause ?? error) : error);
