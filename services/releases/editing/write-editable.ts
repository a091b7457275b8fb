import type { Release } from '../../../shared/releases/release.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import { existingEditable, isEditable } from '../storage/editable-condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, type Part, releaseUpdate } from '../writes/release-write.ts';
import { fitsTyped } from './fits-typed.ts';
import { TYPED_LIMIT, typedBytesOf } from './typed-bytes.ts';

/** A change of a release that its artist may change; the count of what was typed is set with it. */
type EditableWrite = Part & {
  /** How many bytes more, or less, the artist has typed after it. */
  grows: number;
  now: Date;
};

/**
 * One write to a draft, or to a release with changes requested, and with it the count of what was typed. A write that adds is refused when the release would be too large; one that
 * takes away never is.
 * @param otherwise says why it was refused when the release may be changed, and whether it is too full: it throws, or answers the release
 * @throws Problem `release-locked`, `release-not-found`
 */
export async function writeEditable(
  table: Table,
  owned: Owned,
  write: EditableWrite,
  otherwise: (release: Release, options: { isFull: boolean }) => Release | Promise<Release>,
): Promise<Release> {
  const { grows, now } = write;
  const updated = table.update(releaseUpdate(table.name, owned, now, isEditable, write, fitsTyped(grows)));
  const written = await whenRefused(updated.then(readRelease), (refused) => ({ refused }));
  if (!('refused' in written)) return written;
  const release = existingEditable(written.refused);
  const typed = written.refused.existing?.typedBytes;
  if (typed !== undefined) return otherwise(release, { isFull: grows > 0 && Number(typed) > TYPED_LIMIT - grows });
  await countTyped(table, owned, release);
  return writeEditable(table, owned, write, otherwise);
}

/** Counts what a release holds that was stored before there was a count. Who else counts, or edits, meanwhile makes it void. */
export async function countTyped(table: Table, owned: Owned, release: Release): Promise<void> {
  const counted = table.update({
    Key: keys.release(owned),
    UpdateExpression: 'SET typedBytes = :typed',
    ConditionExpression: 'rev = :rev AND attribute_not_exists(typedBytes)',
    ExpressionAttributeValues: { ':typed': typedBytesOf(release), ':rev': release.rev },
  });
  await whenRefused(counted, () => undefined);
}
