import { createHash } from 'node:crypto';
import type { MessageAttribute } from './queue.ts';

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const STRING = 1;
const BINARY = 2;

/** SQS Developer Guide, "Calculating the MD5 message digest for message attributes". None for no attributes. */
export function md5OfAttributes(attributes: Record<string, MessageAttribute> = {}): string | undefined {
  const named = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  if (named.length === 0) return undefined;
  const hash = createHash('md5');
  const addWithLength = (part: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  };
  for (const [name, attribute] of named) {
    addWithLength(Buffer.from(name));
    addWithLength(Buffer.from(attribute.DataType));
    const isBinary = attribute.BinaryValue !== undefined;
    hash.update(Buffer.from([isBinary ? BINARY : STRING]));
    addWithLength(isBinary ? Buffer.from(attribute.BinaryValue!, 'base64') : Buffer.from(attribute.StringValue ?? ''));
  }
  return hash.digest('hex');
}
