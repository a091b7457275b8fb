import type { SubmittedContent } from '../../../shared/releases/earlier-submission.ts';
import type { ExportedRelease, SubmittedRelease } from '../../../shared/releases/release.ts';
import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import { entriesOf } from '../../../shared/typed-record.ts';
import type { Write } from '../../platform/table.ts';
import { typedBytesOf } from '../editing/typed-bytes.ts';
import { appendEvents } from './append-event.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

const isExported: Part = {
  condition: '#status = :exported',
  names: { '#status': 'status' },
  values: { ':exported': 'exported' },
};

/** Records that a change of a delivered release was opened, if it is as it was read and has no other change. */
export const changeOpenedWrite = (tableName: string, delivered: ExportedRelease, at: Date): Write => ({
  Update: releaseUpdate(
    tableName,
    { artistId: delivered.artistId, releaseId: delivered.id },
    // The card of the change is first in the library; that of the release keeps its place.
    null,
    isExported,
    {
      set: ['changeOpenedAt = :openedAt'],
      condition: ['rev = :rev', 'attribute_not_exists(changeOpenedAt)'],
      values: { ':openedAt': at.toISOString(), ':rev': delivered.rev },
    },
  ),
});

/** Records that the change of a release is gone. The release may have been withdrawn in the meantime. */
export const changeClosedWrite = (tableName: string, owned: Owned): Write => ({
  Update: releaseUpdate(tableName, owned, null, {
    remove: ['changeOpenedAt'],
    condition: 'attribute_exists(changeOpenedAt)',
  }),
});

/** Deletes a change that was not exported. */
export const removeChangeWrite = (tableName: string, owned: Owned): Write => ({
  Delete: releaseCheck(tableName, owned, {
    condition: '#status IN (:changing, :changesRequested, :submitted)',
    names: { '#status': 'status' },
    values: { ':changing': 'changing', ':changesRequested': 'changes_requested', ':submitted': 'submitted' },
  }),
});

/** Deletes a submitted change that is being exported, if it is as it was read. */
export const exportedChangeWrite = (tableName: string, { artistId, id, rev }: SubmittedRelease): Write => ({
  Delete: releaseCheck(
    tableName,
    { artistId, releaseId: id },
    {
      condition: ['#status = :submitted', 'rev = :rev'],
      names: { '#status': 'status' },
      values: { ':submitted': 'submitted', ':rev': rev },
    },
  ),
});

/** Gives a delivered release the content of its exported change, if it is as it was read. */
export const updatedWrite = (
  tableName: string,
  delivered: ExportedRelease,
  {
    content,
    submission,
    reviewedAt,
    events,
    at,
  }: {
    content: SubmittedContent;
    submission: SubmittedRelease['submission'];
    reviewedAt: string | undefined;
    events: readonly OfficeEvent[];
    at: Date;
  },
): Write => {
  const fields = entriesOf(content);
  return {
    Update: releaseUpdate(
      tableName,
      { artistId: delivered.artistId, releaseId: delivered.id },
      at,
      isExported,
      {
        set: [
          ...fields.map((_, n) => `#c${n} = :c${n}`),
          'submission = :submission',
          'typedBytes = :typed',
          ...(reviewedAt === undefined ? [] : ['reviewedAt = :reviewedAt']),
        ],
        remove: ['changeOpenedAt', ...(reviewedAt === undefined ? ['reviewedAt'] : []), 'looksGood'],
        condition: 'rev = :rev',
        names: Object.fromEntries(fields.map(([name], n) => [`#c${n}`, name])),
        values: {
          ...Object.fromEntries(fields.map(([, value], n) => [`:c${n}`, value])),
          ':submission': submission,
          ':typed': typedBytesOf({ ...delivered, ...content }),
          ...(reviewedAt !== undefined && { ':reviewedAt': reviewedAt }),
          ':rev': delivered.rev,
        },
      },
      appendEvents(events),
    ),
  };
};
