import { dayOf } from '../../../shared/dates.ts';
import type { CatalogueRow } from '../../../shared/releases/catalogue-row.ts';
import type { CardRepository } from '../../releases/library/card-repository.ts';
import { isLookUpDay, LAST_DAY } from './look-up-day.ts';

const DAY_MS = 86_400_000;
/** How long before its export a release may have been submitted, if it is to be found by its submission. */
const REVIEW_DAYS = 60;

type Cards = Pick<CardRepository, 'exportedByDay' | 'exportedSince'>;

/**
 * Finds the exported releases to look up today. Those whose chosen day was in the last eight weeks are found by that
 * day; those that were delivered as soon as possible, or after their day, by when they were submitted.
 */
export async function releasesToLookUp(cards: Cards, now: Date): Promise<CatalogueRow[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ofDay = { from: dayOf(daysAgo(LAST_DAY)), to: dayOf(now) };
  const since = daysAgo(LAST_DAY + REVIEW_DAYS).toISOString();
  const all = [
    ...(await everyPage((cursor) => cards.exportedByDay(ofDay, cursor))),
    ...(await everyPage((cursor) => cards.exportedSince(since, cursor))),
  ];
  return [...new Map(all.map((row) => [row.id, row])).values()].filter(
    ({ exportedAt, salesStart }) => exportedAt !== null && isLookUpDay({ exportedAt, salesStart }, now),
  );
}

type Rows = Awaited<ReturnType<Cards['exportedSince']>>;

async function everyPage(read: (cursor: string | undefined) => Promise<Rows>): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}
