import type { Release } from '../../../shared/releases/release.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import { existingEditable, isEditable } from '../storage/editable-condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, type Part, releaseUpdate } from '../writes/release-write.ts';
import { countTypedBytes } from './count-typed-bytes.ts';
import { TYPED_LIMIT, typedBytesOf } from './typed-bytes.ts';

/** A change to an editable release, written together with the count of typed bytes. */
type EditableWrite = Part & {
  /** The number of typed bytes that the write adds; negative if it removes some. */
  grows: number;
  now: Date;
};

/**
 * Writes once to a draft, or to a release with changes requested, and updates the count of typed bytes. A write that
 * adds bytes fails if the release would become too large; one that removes bytes never does.
 * @param otherwise handles a failed condition if the release is editable: it throws, or returns the release; `isFull`
 * says whether there was no room
 * @throws Problem `release-locked`, `release-not-found`
 */
export async function writeEditable(
  table: Table,
  owned: Owned,
  write: EditableWrite,
  otherwise: (release: Release, options: { isFull: boolean }) => Release | Promise<Release>,
): Promise<Release> {
  const { grows, now } = write;
  const updated = table.update(releaseUpdate(table.name, owned, now, isEditable, write, countTypedBytes(grows)));
  const written = await whenRefused(updated.then(readRelease), (refused) => ({ refused }));
  if (!('refused' in written)) return written;
  const release = existingEditable(written.refused);
  const typed = written.refused.existing?.typedBytes;
  if (typed !== undefined) return otherwise(release, { isFull: grows > 0 && Number(typed) > TYPED_LIMIT - grows });
  await initializeTypedBytes(table, owned, release);
  return writeEditable(table, owned, write, otherwise);
}

/**
 * Counts the typed bytes of a release that was stored before they were counted. A concurrent edit or count invalidates
 * the write.
 */
export async function initializeTypedBytes(table: Table, owned: Owned, release: Release): Promise<void> {
  const counted = table.update({
    Key: keys.release(owned),
    UpdateExpression: 'SET typedBytes = :typed',
    ConditionExpression: 'rev = :rev AND attribute_not_exists(typedBytes)',
    ExpressionAttributeValues: { ':typed': typedBytesOf(release), ':rev': release.rev },
  });
  await whenRefused(counted, () => undefined);
}
