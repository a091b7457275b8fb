import type { ModelOutcome } from '../../../shared/assistant/model-use.ts';

/**
 * Why a model was of no help: it did not answer in time; it, or the account, has too much to do; it did not want to, or a guardrail did not;
 * what it said cannot be read; the call is refused (a grant, an id, access to the model); it is away.
 */
export type FailureKind = Exclude<ModelOutcome, 'answered'>;

/** The model was asked, and was of no help. Nobody is told why but the log and the office: the conversation goes on without it. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(`The model was of no help: ${kind}`, options);
    this.kind = kind;
  }
}
