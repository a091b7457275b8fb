import { Problem, type ProblemCode } from '../../../../shared/contract/problem.ts';
import type { CodesImport } from '../../../../shared/export/assigned-codes.ts';
import type { BatchExport } from '../../../../shared/export/batch-export.ts';
import { messageFor } from '../../lib/problem-message.ts';

const gone = 'This release no longer exists.';

export const catalogueMessage = messageFor<'GET /api/admin/releases'>({});
export const catalogueFileMessage = messageFor<'GET /api/admin/catalogue'>({});

export const exportsMessage = messageFor<'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports'>({});

/** The message after an export has been downloaded (product 14.5). */
export const exportDone = { title: 'Export Successful', text: 'CSV file has been downloaded.' };

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value ?? ''));

export const exportMessage = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/export'>({
  'release-not-found': gone,
  'release-not-submitted': 'Only a submitted release can be exported.',
  'release-already-exported':
    'This release has already been exported. You can download its file again in the Exported tab.',
  'cell-not-exportable': (details) =>
    `The distributor’s file can’t hold one of this release’s values: ${Object.values(details).map(list).join(', ')}`,
  'release-too-large': 'This release’s file would be too large. Please ask its artist to shorten names.',
  'release-withdrawn': 'The release was taken down, so its change can’t be sent to stores.',
  'release-changed': 'The release was changed at the same time. Please try again.',
  internal: 'Failed to export release',
});

export const downloadAgainMessage = messageFor<
  | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export'
  | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}'
>({
  'release-not-found': gone,
  'not-exported': 'This release has no export file yet.',
  internal: 'Failed to export release',
});

const codeMessages = {
  'release-not-found': 'There is no exported release with this id.',
  'release-not-exported': 'You can enter codes once the release is exported. Until then, the artist enters them.',
  'release-changed': 'Another admin has just changed this release. Please look at it again.',
  'track-not-found': 'The release doesn’t have this track.',
  'field-changed': ({ current }: Record<string, unknown>) => `It already has another code: ${current || 'none'}.`,
  'code-wrong': ({ code }: Record<string, unknown>) => `${code || 'This'} isn’t a valid UPC or ISRC.`,
  'code-taken': ({ code }: Record<string, unknown>) =>
    `${code} already belongs to another release or recording. Look up who has it on the Exports page.`,
  'isrc-repeated': ({ code, tracks }: Record<string, unknown>) =>
    `${code} is on tracks ${list(tracks)}. Each recording needs its own ISRC.`,
};

export const enterCodesMessage =
  messageFor<'PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes'>(codeMessages);

/** Explains why a line in a file of codes was not used. */
export const rejectedLineMessage = ({ code, details }: Pick<CodesImport['refused'][number], 'code' | 'details'>) =>
  enterCodesMessage(new Problem(code, details));

export const importCodesMessage = messageFor<'POST /api/admin/codes/import'>({
  'import-unreadable': ({ column, reason }) =>
    column ? `The file has no column “${column}”.` : `We couldn’t read the file as CSV. ${reason ?? ''}`,
});

export const codeHolderMessage = messageFor<'GET /api/admin/codes'>({ 'code-wrong': codeMessages['code-wrong'] });

export const freeCodeMessage = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free'>({
  'code-wrong': codeMessages['code-wrong'],
  'code-not-claimed': 'This release no longer has that code. Look it up again.',
  'release-changed': codeMessages['release-changed'],
});

export const batchMessage = messageFor<'POST /api/admin/exports'>({});
export const batchesMessage = messageFor<'GET /api/admin/exports'>({});
export const partMessage = messageFor<'GET /api/admin/exports/{batchId}/parts/{part}'>({
  'batch-not-found': 'This ZIP has expired (we keep it for seven days).',
});

/** Explains why a release in a batch was not exported. */
export const batchFailureMessage = ({ code, details }: Pick<BatchExport['failed'][number], 'code' | 'details'>) =>
  exportMessage(new Problem(code as ProblemCode, details));
