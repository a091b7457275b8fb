import { dayOf } from '../../shared/dates.ts';
import { type ArtistId, isChangeId } from '../../shared/ids.ts';
import { timeZoneOf } from '../../shared/reference/country-time-zones.ts';
import type { CatalogueRow } from '../../shared/releases/catalogue-row.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { addNotice, type NoticeNeeds } from './add-notice.ts';
import { localTime } from './local-time.ts';
import { noticeId } from './notice-id.ts';
import type { ReleaseDayRepository } from './release-day-repository.ts';

type Needs = NoticeNeeds & {
  progress: ReleaseDayRepository;
  cards: Pick<CardRepository, 'startingOn'>;
  releases: Pick<ReleaseRepository, 'find'>;
};

/** The hour at which artists are told, by the clocks of their country (product 36.6). */
const HOUR = 9;
const HOUR_MS = 3_600_000;
/** After a failure of more than a day, older release days are left out: "today" would be wrong. */
const MAX_BEHIND_MS = 24 * HOUR_MS;

/** The days on which it is nine o'clock somewhere between two moments: clocks are -12 to +14 hours from UTC. */
function daysBetween(from: Date, to: Date): string[] {
  const first = dayOf(new Date(from.getTime() - (HOUR + 12) * HOUR_MS));
  const last = dayOf(new Date(to.getTime() + (14 - HOUR) * HOUR_MS));
  const days: string[] = [];
  for (let day = first; day <= last; day = dayOf(new Date(new Date(day).getTime() + 24 * HOUR_MS))) days.push(day);
  return days;
}

/**
 * Tells the artist of each delivered release whose sales start is today, once it is nine o'clock there. Covers the
 * time since the last run, so that a missed run loses nothing.
 */
export async function announceReleaseDays(needs: Needs): Promise<void> {
  const { progress, cards, now } = needs;
  const to = now();
  const earliest = new Date(to.getTime() - MAX_BEHIND_MS);
  const last = (await progress.find()) ?? new Date(to.getTime() - HOUR_MS);
  const from = last < earliest ? earliest : last;
  for (const day of daysBetween(from, to)) {
    let cursor: string | undefined;
    do {
      const page = await cards.startingOn(day, cursor);
      for (const card of page.items) await announceIfDue(needs, card, { from, to });
      cursor = page.next;
    } while (cursor !== undefined);
  }
  await progress.save(to);
}

/** Announces a release if its moment is after `from` and not after `to`, and it still has that day. */
async function announceIfDue(
  needs: Needs,
  { id: releaseId, artistId, salesStart }: Pick<CatalogueRow, 'id' | 'artistId' | 'salesStart'>,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  if (isChangeId(releaseId)) return;
  const moment = localTime(salesStart, HOUR, timeZoneOf(await countryOf(needs, artistId)));
  if (moment <= from || moment > to) return;
  const release = await needs.releases.find({ artistId, releaseId }, { consistent: true });
  if (release?.status !== 'exported' || release.salesStart !== salesStart) return;
  const at = moment.toISOString();
  const about = { kind: 'release-day', releaseId, title: release.title, isLive: release.liveAt !== undefined } as const;
  const id = noticeId({ artistId, kind: about.kind, subject: `${releaseId}\n${salesStart}` }, at);
  await addNotice(needs, artistId, { id, at, about });
}

const countryOf = async ({ profiles }: Needs, artistId: ArtistId): Promise<string> =>
  (await profiles.find(artistId))?.country ?? '';
