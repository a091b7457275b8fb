import { dayOf } from '../../../shared/dates.ts';
import type { ReleaseId } from '../../../shared/ids.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../shared/releases/sales-start.ts';

const DAY_MS = 86_400_000;
/** From its day on, a release is looked up daily, and then weekly (product 33.7). */
const DAILY_DAYS = 14;
export const LAST_DAY = 56;
const WEEK_DAYS = 7;

type Planned = { salesStart: string; exportedAt: string };

/** The first day on which a release can be live: the one that its artist chose, or the day of its export. */
function firstDay({ salesStart, exportedAt }: Planned): string {
  const exported = dayOf(new Date(exportedAt));
  return salesStart !== '' && salesStart !== AS_SOON_AS_POSSIBLE && salesStart > exported ? salesStart : exported;
}

/** Whether a release is to be looked up today: daily for two weeks, then weekly until its eighth week. */
export function isLookUpDay(release: Planned, now: Date): boolean {
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(firstDay(release))) / DAY_MS);
  return days >= 0 && days <= LAST_DAY && (days < DAILY_DAYS || days % WEEK_DAYS === 0);
}

const HOURS = 24;

/**
 * The hour (0 to 23, UTC) at which a release is looked up. It follows from the id's random part, so that a day's
 * look-ups are spread evenly.
 */
export const lookUpHour = (releaseId: ReleaseId): number =>
  [...releaseId.slice(-4)].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 0) % HOURS;
