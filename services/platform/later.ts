/** A message that is not to be worked at yet: its queue hides it for so long. No failure, but it counts as one of its comings. */
export class Later extends Error {
  override readonly name = 'Later';
  /** Whole seconds, at most the twelve hours that SQS hides a message. */
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = Math.min(12 * 3600, Math.max(1, Math.ceil(seconds)));
  }
}
