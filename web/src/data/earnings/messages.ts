import { messageFor } from '../../lib/problem-message.ts';

type Routes =
  | 'GET /api/me/earnings'
  | 'GET /api/me/earnings/summary'
  | 'GET /api/me/earnings/releases/{releaseId}'
  | 'GET /api/me/earnings/months'
  | 'GET /api/me/earnings/sources'
  | 'GET /api/me/earnings/releases/{releaseId}/lines';

const why = messageFor<Routes>({
  'earnings-not-found': 'This release has earned nothing yet.',
  'range-too-long': 'Choose a range of up to 60 months that begins before it ends.',
  'statement-lines-missing': 'The lines of this statement aren’t stored.',
});

/** Explains why earnings are not shown (product 25.5). */
export const earningsMessage = (error: unknown): string => `Failed to load earnings data. ${why(error)}`;
