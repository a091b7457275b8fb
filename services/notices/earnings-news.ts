import type { MonthEarned, NoticeOf } from '../../shared/notices/notice.ts';
import type { EarnedFact } from '../../shared/notices/notice-fact.ts';
import type { NoticeHead } from './notice-head.ts';

/**
 * How long changes of earnings are collected before the artist is told. A statement is posted in many transactions,
 * and an announcement in between would state a part of the sum.
 */
const COLLECTED_MS = 10 * 60_000;
/** How many months are remembered as announced. A repeated fact about an older month would be announced again. */
const MAX_ANNOUNCED = 36;

/** Notes that a month's earnings changed. A change that was announced, and is delivered again, is ignored. */
export function withChangedMonth(head: NoticeHead, { month, ver, beforeMicros }: EarnedFact, now: Date): NoticeHead {
  if ((head.announcedMonths[month] ?? 0) >= ver) return head;
  const pending = head.pendingMonths[month] ?? { ver, beforeMicros, lastVer: ver };
  const first = pending.ver <= ver ? pending : { ver, beforeMicros };
  const changed = { ...first, lastVer: Math.max(pending.lastVer, ver) };
  return {
    ...head,
    pendingMonths: { ...head.pendingMonths, [month]: changed },
    earningsDueAt: head.earningsDueAt ?? new Date(now.getTime() + COLLECTED_MS).toISOString(),
  };
}

/** Records that all pending months were announced. */
export function withAnnouncedMonths({ earningsDueAt: _, ...head }: NoticeHead): NoticeHead {
  const now = Object.entries(head.pendingMonths).map(([month, { lastVer }]) => [month, lastVer] as const);
  const announced = Object.entries({ ...head.announcedMonths, ...Object.fromEntries(now) });
  const newest = announced.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, MAX_ANNOUNCED);
  return { ...head, pendingMonths: {}, announcedMonths: Object.fromEntries(newest) };
}

/** The notices about the pending months: one about those that rose, one about those that went down. */
export function earningsNotices(
  { pendingMonths }: Pick<NoticeHead, 'pendingMonths'>,
  now: readonly MonthEarned[],
  topOf: (month: string) => NoticeOf<'earned'>['top'],
): (NoticeOf<'earned'> | NoticeOf<'earnings-corrected'>)[] {
  const newestFirst = [...now].sort((one, other) => (one.month < other.month ? 1 : -1));
  const changes = newestFirst.map(({ month, earnedMicros }) => ({
    change: BigInt(earnedMicros) - BigInt(pendingMonths[month]?.beforeMicros ?? earnedMicros),
    row: { month, earnedMicros },
  }));
  const rose = changes.flatMap(({ change, row }) => (change > 0n ? [row] : []));
  const fell = changes.flatMap(({ change, row }) => (change < 0n ? [row] : []));
  const top = rose[0] && topOf(rose[0].month);
  return [
    ...(rose.length > 0 ? [{ kind: 'earned' as const, months: rose, ...(top && { top }) }] : []),
    ...(fell.length > 0 ? [{ kind: 'earnings-corrected' as const, months: fell }] : []),
  ];
}
