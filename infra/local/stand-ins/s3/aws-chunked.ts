import { S3Error } from './s3-error.ts';

const LONGEST_LINE = 16 * 1024;

/**
 * Decodes `aws-chunked` (STREAMING-UNSIGNED-PAYLOAD-TRAILER): `<hex size>\r\n<bytes>\r\n` ..., `0\r\n`, then trailing
 * headers and an empty line. The trailers are in `trailers` when the last chunk has been taken.
 */
export async function* decodeAwsChunked(
  source: AsyncIterator<Buffer>,
  trailers: Record<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new LineReader(source);
  for (;;) {
    const size = await reader.line();
    if (!/^[0-9a-f]{1,8}(;|$)/i.test(size)) throw invalidChunk();
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    yield* reader.take(length);
    if ((await reader.line()) !== '') throw invalidChunk();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    trailers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
}

class LineReader {
  readonly #source: AsyncIterator<Buffer>;
  #pending = Buffer.alloc(0);

  constructor(source: AsyncIterator<Buffer>) {
    this.#source = source;
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#pending.indexOf('\r\n');
      if (end >= 0) {
        const line = this.#pending.toString('latin1', 0, end);
        this.#pending = this.#pending.subarray(end + 2);
        return line;
      }
      if (this.#pending.length > LONGEST_LINE) throw invalidChunk();
      this.#pending = Buffer.concat([this.#pending, await this.#more()]);
    }
  }

  async *take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#pending.length === 0) this.#pending = await this.#more();
      const bytes = this.#pending.subarray(0, left);
      this.#pending = this.#pending.subarray(bytes.length);
      left -= bytes.length;
      yield bytes;
    }
  }

  async #more(): Promise<Buffer<ArrayBuffer>> {
    const next = await this.#source.next();
    if (next.done) {
      throw new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly');
    }
    return next.value as Buffer<ArrayBuffer>;
  }
}

const invalidChunk = () => new S3Error(400, 'InvalidChunkSizeError', 'The chunk encoding of the body is not valid');
