const FIRST_CAPACITY = 256 * 1024;

/** The bytes of a stream that were not consumed yet. Its memory grows only as far as `fill` requests. */
export class ByteQueue {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #buffer = Buffer.allocUnsafe(FIRST_CAPACITY);
  #from = 0;
  #to = 0;
  #isEnded = false;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The bytes that are in memory, until the next call of `fill` or `skip`. */
  get bytes(): Buffer {
    return this.#buffer.subarray(this.#from, this.#to);
  }

  get length(): number {
    return this.#to - this.#from;
  }

  /** Whether all that is left of the stream is in `bytes`. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Reads until `bytes` has this length. @returns whether the stream is long enough */
  async fill(length: number): Promise<boolean> {
    while (this.length < length && !this.#isEnded) {
      const { done, value } = await this.#chunks.next();
      if (done) this.#isEnded = true;
      else this.#append(value);
    }
    return this.length >= length;
  }

  drop(length: number): void {
    this.#from += Math.min(length, this.length);
  }

  /** Consumes bytes that need not be in memory at the same time. */
  async skip(length: number): Promise<void> {
    let left = length;
    while (left > 0) {
      const dropped = Math.min(left, this.length);
      this.drop(dropped);
      left -= dropped;
      if (left > 0 && !(await this.fill(1))) return;
    }
  }

  /** Ends the stream, which may have more bytes. */
  async close(): Promise<void> {
    this.#isEnded = true;
    await this.#chunks.return?.();
  }

  #append(chunk: Uint8Array): void {
    if (this.#to + chunk.length > this.#buffer.length) {
      const needed = this.length + chunk.length;
      const target =
        needed > this.#buffer.length ? Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length)) : this.#buffer;
      target.set(this.bytes);
      this.#to = this.length;
      this.#from = 0;
      this.#buffer = target;
    }
    this.#buffer.set(chunk, this.#to);
    this.#to += chunk.length;
  }
}
