/**
 * Why a model was of no help: it did not answer in time; it, or the account, has too much to do; it did not want to, or a guardrail did not;
 * what it said cannot be read; the call is refused (a grant, an id, access to the model); it is away.
 */
const FAILURES = ['slow', 'busy', 'refused', 'garbage', 'denied', 'away'] as const;
export type FailureKind = (typeof FAILURES)[number];

/** The model was asked, and was of no help. Nobody is told why but the log and the office: the conversation goes on without it. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(`The model was of no help: ${kind}`, options);
    this.kind = kind;
  }
}
