import { messageFor } from '../../lib/problem-message.ts';

export const dataExportMessage = messageFor<'GET /api/me/data-export'>({});

export const requestDataMessage = messageFor<'POST /api/me/data-export'>({});

export const downloadDataMessage = messageFor<'GET /api/me/data-export/parts/{part}'>({
  'data-export-not-found': 'This archive is no longer available. Please ask for a new one.',
});
