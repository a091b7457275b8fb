import * as z from 'zod';
import { IsoTime, type ReleaseId } from '../../../shared/ids.ts';
import type { NoticeFact } from '../../../shared/notices/notice-fact.ts';
import type { Item } from '../../platform/table.ts';

/** The parts of a stored release that tell of its steps; each step has its own time. */
const Steps = z.discriminatedUnion('status', [
  z.object({ status: z.literal('submitted'), submission: z.object({ at: IsoTime }) }),
  z.object({ status: z.literal('exported'), exportedAt: IsoTime }),
  z.object({ status: z.literal('withdrawn'), withdrawnAt: IsoTime, exportedAt: IsoTime.optional() }),
]);

/**
 * The fact of which an artist is told when a release changes its status; none for a draft, and none for requested
 * changes, which have their own email.
 */
export function releaseNotices(releaseId: ReleaseId, before: Item | undefined, after: Item | undefined): NoticeFact[] {
  if (after?.status === before?.status) return [];
  const { data } = Steps.safeParse(after);
  switch (data?.status) {
    case 'submitted':
      return [{ kind: 'submitted', releaseId, at: data.submission.at }];
    case 'exported':
      return [{ kind: 'delivered', releaseId, at: data.exportedAt }];
    case 'withdrawn':
      return [{ kind: data.exportedAt ? 'taken-down' : 'withdrawn', releaseId, at: data.withdrawnAt }];
    case undefined:
      return [];
  }
}
