import { isRecord } from '../../shared/is-record.ts';
import { isWellFormed } from '../../shared/readable-text.ts';
import type { Item } from './item.ts';

/**
 * Checks a cursor, which comes from a browser. A cursor for a different partition would read another artist's list, and
 * an incomplete key would cause a DynamoDB error, so in both cases the page starts at the beginning instead.
 */
export function startKey(
  cursor: string,
  partition: Record<string, string>,
  others: readonly string[],
): Item | undefined {
  const names = [...Object.keys(partition), ...others];
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!isRecord(key) || Object.keys(key).length !== names.length) return undefined;
    const isPart = (part: unknown) => typeof part === 'string' && part !== '' && isWellFormed(part);
    const isWhole = names.every((name) => isPart(key[name]));
    const isHere = Object.entries(partition).every(([name, value]) => key[name] === value);
    return isWhole && isHere ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A start key outside the requested range would cause a DynamoDB error. */
export function prefixStart(cursor: string, pk: string, prefix: string): Item | undefined {
  const key = startKey(cursor, { PK: pk }, ['SK']);
  return String(key?.SK).startsWith(prefix) ? key : undefined;
}

export const cursorOf = (last: Item): string => Buffer.from(JSON.stringify(last)).toString('base64url');
