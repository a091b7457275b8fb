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

/** What the embedded interpreter cannot misread: these need no model. */
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
 * Reads a message with a language model. It is as good as the model is, and never worse than the embedded interpreter: what the model does
 * not answer in time, or well-formed, or for today's money, the embedded one reads, in the same turn (design 12.4).
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

/** A model that is at a loss, where our own interpreter is not, is not asked. What it would save as free text is looked at as ours is. */
const better = ({ acts, words }: ModelAnswered, own: Understood, { message, release }: Heard): Understood =>
  words === '' && isUnclear(acts) ? own : { acts: guardFreeText(acts, message, release), words, notice: null };

const aboutOf = ({ artistId, messageId, release }: Heard) => ({ artistId, messageId, releaseId: release?.id });
const causeOf = (error: unknown) => (error instanceof ModelFailure ? (error.cause ?? error) : error);
