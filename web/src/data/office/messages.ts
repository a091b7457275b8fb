import { messageFor } from '../../lib/problem-message.ts';

export const officeMessage = messageFor<
  'GET /api/admin/overview' | 'GET /api/admin/plans' | 'GET /api/admin/audit' | 'GET /api/admin/assistant/use'
>({});
