import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The minimum size to compress. A shorter body fits in the first packets even uncompressed. */
const MIN_BYTES = 2048;

const accepts = (header = ''): boolean =>
  header.split(',').some((coding) => {
    const [name, q] = coding
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === 'gzip' && Number(q ?? 1) > 0;
  });

/**
 * Compresses a long reply with gzip for clients that accept it (RFC 9110 section 12.5.3). API Gateway does not compress
 * at all, and CloudFront only compresses what it may cache; both pass a compressed body through.
 */
export function compressReply(
  reply: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers, isBase64Encoded } = reply;
  if (isBase64Encoded || Buffer.byteLength(body) < MIN_BYTES || !accepts(acceptEncoding)) return reply;
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}
