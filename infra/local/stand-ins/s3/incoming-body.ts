import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeAwsChunked } from './aws-chunked.ts';
import type { Checksum } from './checksum.ts';
import { checksumName, startChecksum } from './checksum.ts';
import { invalidRequest, malformedXml, notImplemented, S3Error } from './s3-error.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const STREAMING = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const LARGEST_DOCUMENT = 8 * 1024 * 1024;

/**
 * The body of one request, read at most once. Its chunks end without error only when everything that the client said
 * of the body holds: length, signed hash, Content-MD5, checksum header or trailer.
 */
export class IncomingBody {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #headers: Headers;
  readonly #payloadHash: string;
  readonly #md5 = createHash('md5');
  readonly #checksums: Record<string, string> = {};
  #md5Digest = Buffer.alloc(0);

  constructor(request: IncomingMessage, response: ServerResponse, headers: Headers, payloadHash: string) {
    this.#request = request;
    this.#response = response;
    this.#headers = headers;
    this.#payloadHash = payloadHash;
  }

  /** In bytes, decoded. Throws MissingContentLength when the client does not say. */
  get length(): number {
    if (this.#headers['transfer-encoding'] && this.#payloadHash !== STREAMING) {
      throw notImplemented('Transfer-Encoding (nor does S3): send a Content-Length');
    }
    const length = this.#headers[this.#payloadHash === STREAMING ? 'x-amz-decoded-content-length' : 'content-length'];
    if (!/^\d+$/.test(length ?? '')) {
      throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
    }
    return Number(length);
  }

  async *chunks(): AsyncGenerator<Buffer> {
    const { length } = this;
    const trailers: Record<string, string> = {};
    const expected = this.#expectedChecksums();
    const sha256 = /^[0-9a-f]{64}$/.test(this.#payloadHash) ? createHash('sha256') : undefined;
    let received = 0;
    for await (const chunk of this.#decoded(trailers)) {
      received += chunk.length;
      this.#md5.update(chunk);
      sha256?.update(chunk);
      for (const { checksum } of expected) checksum.update(chunk);
      yield chunk;
    }
    if (received !== length) {
      throw new S3Error(
        400,
        'IncompleteBody',
        'You did not provide the number of bytes specified by the Content-Length HTTP header',
      );
    }
    if (sha256 && sha256.digest('hex') !== this.#payloadHash) {
      throw new S3Error(
        400,
        'XAmzContentSHA256Mismatch',
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      );
    }
    this.#checkMd5();
    for (const { header, name, checksum } of expected) {
      this.#checkChecksum(header, name, checksum.base64(), this.#headers[header] ?? trailers[header]);
    }
  }

  /** A request document: small, and so in memory. */
  async text(): Promise<string> {
    if (this.length > LARGEST_DOCUMENT) throw malformedXml();
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks()) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  /** Of the bytes received, once `chunks` has ended: the MD5 in hex, and the checksums that the client asked for. */
  get digests(): { md5: string; checksums: Record<string, string> } {
    return { md5: this.#md5Digest.toString('hex'), checksums: this.#checksums };
  }

  /** Whether the client vouches for the body, which S3 asks of DeleteObjects. */
  get isVouchedFor(): boolean {
    return this.#headers['content-md5'] !== undefined || this.#checksumHeaders().length > 0;
  }

  #decoded(trailers: Record<string, string>): AsyncIterable<Buffer> {
    if (this.#payloadHash.startsWith('STREAMING-') && this.#payloadHash !== STREAMING) {
      throw notImplemented(`x-amz-content-sha256: ${this.#payloadHash}`);
    }
    if (/100-continue/i.test(this.#headers.expect ?? '')) this.#response.writeContinue();
    // A refusal in the middle of the body must still find a connection to travel on.
    const source = this.#request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
    return this.#payloadHash === STREAMING ? decodeAwsChunked(source, trailers) : source;
  }

  #checksumHeaders(): string[] {
    const trailing = (this.#headers['x-amz-trailer'] ?? '').split(',').map((name) => name.trim().toLowerCase());
    return [...Object.keys(this.#headers), ...trailing].filter((name) => checksumName(name) !== undefined);
  }

  #expectedChecksums(): { header: string; name: string; checksum: Checksum }[] {
    const headers = this.#checksumHeaders();
    if (headers.length > 1) {
      throw invalidRequest('Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.');
    }
    return headers.map((header) => {
      const name = checksumName(header) ?? '';
      return { header, name, checksum: startChecksum(name) };
    });
  }

  #checkMd5(): void {
    this.#md5Digest = this.#md5.digest();
    const expected = this.#headers['content-md5'];
    if (expected === undefined) return;
    if (Buffer.from(expected, 'base64').length !== 16) {
      throw new S3Error(400, 'InvalidDigest', 'The Content-MD5 you specified was invalid.');
    }
    if (expected !== this.#md5Digest.toString('base64')) {
      throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
    }
  }

  #checkChecksum(header: string, name: string, computed: string, expected: string | undefined): void {
    if (expected === undefined) {
      throw new S3Error(
        400,
        'MalformedTrailerError',
        'The request contained trailing data that was not well-formed or did not conform to our published schema.',
      );
    }
    if (Buffer.from(expected, 'base64').length !== Buffer.from(computed, 'base64').length) {
      throw invalidRequest(`Value for ${header} header is invalid.`);
    }
    if (expected !== computed) {
      throw new S3Error(
        400,
        'BadDigest',
        `The ${name.toUpperCase()} you specified did not match the calculated checksum.`,
      );
    }
    this.#checksums[header] = computed;
  }
}
