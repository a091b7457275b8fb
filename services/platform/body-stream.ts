import { Readable } from 'node:stream';

/**
 * Returns the body of an object from S3, which is a stream in Node.js.
 * @throws TypeError for any other kind of body
 */
export function bodyStream(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new TypeError('The body of the object is not a stream');
  return body;
}
