import type { ModelOutcome } from '../../../shared/assistant/model-use.ts';

/**
 * Why a model gave no usable answer: it was too slow; it or the account is over its limits; it or a guardrail refused;
 * its answer cannot be read; the call was denied (a grant, an id, access to the model); or it cannot be reached.
 */
export type FailureKind = Exclude<ModelOutcome, 'answered'>;

/**
 * Thrown when the model gave no usable answer. Only the log and the office learn the reason: the conversation goes on
 * without the model.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(`The model was of no help: ${kind}`, options);
    this.kind = kind;
  }
}
