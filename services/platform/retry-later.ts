/**
 * Thrown for a message that cannot be handled yet, to hide it in its queue for the given time. This is not a failure,
 * but the queue still counts a receive.
 */
export class RetryLater extends Error {
  override readonly name = 'Later';
  /** Whole seconds, at most the twelve hours for which SQS can hide a message. */
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = Math.min(12 * 3600, Math.max(1, Math.ceil(seconds)));
  }
}
