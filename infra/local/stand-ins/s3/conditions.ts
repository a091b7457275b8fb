import { noSuchKey, notImplemented, preconditionFailed } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** RFC 9110 section 13 for a read. Answers whether the client's copy is still good (304); throws PreconditionFailed. */
export function isNotModified(headers: Headers, object: StoredObject): boolean {
  // HTTP dates have no fraction of a second.
  const modified = Math.floor(Date.parse(object.lastModified) / 1000) * 1000;
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!matches(ifMatch, object)) throw preconditionFailed('If-Match');
  } else if (modified > Date.parse(headers['if-unmodified-since'] ?? '')) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, object);
  return modified <= Date.parse(headers['if-modified-since'] ?? '');
}

/** For a write: `If-None-Match: *` (only when there is none) and `If-Match` (only over that version). */
export function checkWriteConditions(headers: Headers, key: string, existing: StoredObject | undefined): void {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw notImplemented('If-None-Match with other than * (nor does S3)');
  if (ifNoneMatch === '*' && existing) throw preconditionFailed('If-None-Match');
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined) return;
  if (!existing) throw noSuchKey(key);
  if (!matches(ifMatch, existing)) throw preconditionFailed('If-Match');
}

/** With or without the quotes: S3 takes both. */
export const matches = (condition: string, object: StoredObject): boolean =>
  condition.split(',').some((eTag) => eTag.trim() === '*' || eTag.trim().replaceAll('"', '') === object.eTag);
