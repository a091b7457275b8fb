import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checksumName, startChecksum } from './checksum.ts';
import { invalidRequest, malformedXml, notImplemented, S3Error } from './s3-error.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Known once the whole body has arrived: the MD5 in hex, and the checksum that the client requested, by its header. */
export type Digests = { md5: string; checksums: Record<string, string> };

/** Room for a list of 10,000 parts, the most that an upload may have. */
const LONGEST_DOCUMENT = 4 * 1024 * 1024;

/** The body of one request, read at most once. */
export type IncomingBody = ReturnType<typeof incomingBody>;

export function incomingBody(request: IncomingMessage, response: ServerResponse, payloadHash: string) {
  const headers = request.headers as Headers;

  /** The length in bytes. @throws MissingContentLength if the client does not give it */
  const length = (): number => {
    if (headers['transfer-encoding']) throw notImplemented('Transfer-Encoding (nor does S3): send a Content-Length');
    if (/^\d+$/.test(headers['content-length'] ?? '')) return Number(headers['content-length']);
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  };

  /**
   * Yields the bytes as they arrive. Ends without an error only if they match the length, the signed hash and the
   * checksum that the client gave.
   */
  async function* chunks(onEnd: (digests: Digests) => void): AsyncGenerator<Buffer> {
    if (payloadHash.startsWith('STREAMING-')) throw notImplemented(`x-amz-content-sha256: ${payloadHash}`);
    const expected = expectedChecksum(headers);
    const md5 = createHash('md5');
    const sha256 = createHash('sha256');
    let received = 0;
    if (/100-continue/i.test(headers.expect ?? '')) response.writeContinue();
    // The connection must stay open, so that the client can receive an error response before its body has ended.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      for (const digest of [md5, sha256, expected?.checksum]) digest?.update(chunk);
      yield chunk;
    }
    if (received !== length())
      throw refused(
        'IncompleteBody',
        'You did not provide the number of bytes specified by the Content-Length HTTP header.',
      );
    if (/^[0-9a-f]{64}$/.test(payloadHash) && sha256.digest('hex') !== payloadHash)
      throw refused(
        'XAmzContentSHA256Mismatch',
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      );
    onEnd({ md5: md5.digest('hex'), checksums: expected ? checked(expected) : {} });
  }
  /** Reads a short document into memory. @throws MalformedXML if it is longer than any valid one */
  async function text(): Promise<string> {
    if (length() > LONGEST_DOCUMENT) throw malformedXml();
    const read: Buffer[] = [];
    for await (const chunk of chunks(() => {})) read.push(chunk);
    return Buffer.concat(read).toString();
  }
  return { length, chunks, text };
}

type Expected = NonNullable<ReturnType<typeof expectedChecksum>>;

function expectedChecksum(headers: Headers) {
  const [header, ...others] = Object.keys(headers).filter((name) => checksumName(name) !== undefined);
  if (others.length > 0)
    throw invalidRequest('Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.');
  if (header === undefined) return undefined;
  const name = checksumName(header) ?? '';
  return { header, name, value: headers[header] ?? '', checksum: startChecksum(name) };
}

function checked({ header, name, value, checksum }: Expected): Record<string, string> {
  const computed = checksum.base64();
  if (value === computed) return { [header]: computed };
  throw refused('BadDigest', `The ${name.toUpperCase()} you specified did not match the calculated checksum.`);
}

const refused = (code: string, message: string) => new S3Error(400, code, message);
