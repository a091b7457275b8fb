import { Readable } from 'node:stream';

/**
 * The body of an object from S3, which is a stream in Node.js.
 * @throws TypeError for a body of another kind
 */
export function bodyStream(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new TypeError('The body of the object is not a stream');
  return body;
}
