import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Checksum } from './checksum.ts';
import { checksumName, startChecksum } from './checksum.ts';
import { invalidRequest, notImplemented, S3Error } from './s3-error.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * The body of one request, read at most once. Its chunks end without error only when everything that the client said
 * of the body holds: length, signed hash, Content-MD5, checksum header.
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

  /** In bytes. @throws MissingContentLength when the client does not say */
  get length(): number {
    if (this.#headers['transfer-encoding']) {
      throw notImplemented('Transfer-Encoding (nor does S3): send a Content-Length');
    }
    const length = this.#headers['content-length'];
    if (!/^\d+$/.test(length ?? '')) {
      throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
    }
    return Number(length);
  }

  async *chunks(): AsyncGenerator<Buffer> {
    const { length } = this;
    const expected = this.#expectedChecksums();
    const sha256 = /^[0-9a-f]{64}$/.test(this.#payloadHash) ? createHash('sha256') : undefined;
    let received = 0;
    for await (const chunk of this.#received()) {
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
      this.#checkChecksum(header, name, checksum.base64(), this.#headers[header] ?? '');
    }
  }

  /** Of the bytes received, once `chunks` has ended: the MD5 in hex, and the checksums that the client asked for. */
  get digests(): { md5: string; checksums: Record<string, string> } {
    return { md5: this.#md5Digest.toString('hex'), checksums: this.#checksums };
  }

  #received(): AsyncIterable<Buffer> {
    if (this.#payloadHash.startsWith('STREAMING-')) throw notImplemented(`x-amz-content-sha256: ${this.#payloadHash}`);
    if (/100-continue/i.test(this.#headers.expect ?? '')) this.#response.writeContinue();
    // A refusal in the middle of the body must still find a connection to travel on.
    return this.#request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  }

  #expectedChecksums(): { header: string; name: string; checksum: Checksum }[] {
    const headers = Object.keys(this.#headers).filter((name) => checksumName(name) !== undefined);
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

  #checkChecksum(header: string, name: string, computed: string, expected: string): void {
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
