import { messageFor } from '../../lib/problem-message.ts';

export const noticesMessage = messageFor<'GET /api/notices'>({});
