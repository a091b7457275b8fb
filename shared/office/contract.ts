import { contract } from '../contract/route.ts';
import { Overview } from './overview.ts';
import { PlanTotals } from './plan-totals.ts';

export const officeContract = contract({
  /** The figures of the whole platform, and what waits for the office (product 20.2). */
  'GET /api/admin/overview': { access: 'admin', reply: Overview, problems: [] },

  /** Releases and revenue by plan (product 20.3). */
  'GET /api/admin/plans': { access: 'admin', reply: PlanTotals, problems: [] },
});
