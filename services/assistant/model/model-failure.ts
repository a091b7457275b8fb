import type { ModelOutcome } from '../../../shared/assistant/model-use.ts';

/**
 * Why a model gave no usable answer: it was too slow; a rate limit was exceeded; the model or a guardrail refused; the
 * answer cannot be parsed; the call was denied (permissions, model id or model access); or the model is unreachable.
 */
export type FailureKind = Exclude<ModelOutcome, 'answered'>;

/**
 * Thrown if the model gave no usable answer. The reason is only logged and shown to the office: the conversation
 * continues without the model.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(`The model was of no help: ${kind}`, options);
    this.kind = kind;
  }
}
