import { messageFor } from '../../lib/problem-message.ts';

const gone = 'This release no longer exists.';

export const catalogueMessage = messageFor<'GET /api/admin/releases'>({});

export const exportsMessage = messageFor<'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports'>({});

/** What is said of a file that was handed out (product 14.5). */
export const exportDone = { title: 'Export Successful', text: 'CSV file has been downloaded.' };

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value ?? ''));

export const exportMessage = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/export'>({
  'release-not-found': gone,
  'release-not-submitted': 'Only a submitted release can be exported.',
  'release-already-exported': 'This release was exported before. Its file can be downloaded again in the Exported tab.',
  'cell-not-exportable': (details) =>
    `The distributor's file cannot carry a value of this release: ${Object.values(details).map(list).join(', ')}`,
  'release-too-large': 'The file of this release would be too large. Please ask its artist to shorten names.',
  internal: 'Failed to export release',
});

export const againMessage = messageFor<'GET /api/admin/artists/{artistId}/releases/{releaseId}/export'>({
  'release-not-found': gone,
  'not-exported': 'This release has no export file yet.',
  internal: 'Failed to export release',
});
