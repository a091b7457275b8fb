import { Problem } from '../../shared/contract/problem.ts';
import { dayOf } from '../../shared/dates.ts';
import type { TakedownId } from '../../shared/ids.ts';
import { albumArtist } from '../../shared/releases/derived-credits.ts';
import { endedStores } from '../../shared/stores/ended-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import { addBusinessDays, TAKEDOWN_BUSINESS_DAYS } from '../../shared/takedowns/business-days.ts';
import type { NewTakedown } from '../../shared/takedowns/contract.ts';
import type { OfficeTakedown, RequestedTakedown } from '../../shared/takedowns/takedown.ts';
import { lastTakedownDay } from '../../shared/takedowns/takedown-days.ts';
import { isOpen, isWhole } from '../../shared/takedowns/takedown-scope.ts';
import type { DeliveredRelease, TakedownChange } from './delivered-release.ts';
import { isCovered } from './is-covered.ts';
import { resolveScope } from './resolve-scope.ts';
import { settleTakedown, settleTakedowns } from './settle-takedowns.ts';

/** The maximum number of open takedowns of a release, so that one transaction can end them all. */
export const MAX_OPEN_TAKEDOWNS = 20;

type Made = { id: TakedownId; now: Date };

/**
 * Decides about a takedown that an artist requests (product 34.2). Stores where nothing is left, or that an open
 * takedown covers, are left out. If the release is in no store any more, it is withdrawn at once.
 * @throws Problem `store-unknown`, `track-not-found`, `takedown-day-wrong`, `nothing-to-take-down`,
 * `too-many-takedowns`
 */
export function newTakedown(
  delivered: DeliveredRelease,
  request: NewTakedown,
  { id, now }: Made,
): TakedownChange & { takedown: OfficeTakedown } {
  const { release, history, takedowns } = delivered;
  const [requestedAt, today] = [now.toISOString(), dayOf(now)];
  const { day = null, reason, words = '' } = request;
  if (day !== null && (day < today || day > lastTakedownDay(today)))
    throw new Problem('takedown-day-wrong', { from: today, to: lastTakedownDay(today) });

  const scope = resolveScope(delivered, request);
  const ended = endedStores(release, history);
  const requestFor = (stores: readonly string[]): RequestedTakedown => ({
    id,
    artistId: release.artistId,
    releaseId: release.id,
    title: release.title,
    artist: albumArtist(release),
    ...scope,
    stores: [...stores],
    ...{ day, reason, words, requestedAt },
    dueOn: addBusinessDays(day ?? today, TAKEDOWN_BUSINESS_DAYS),
    state: 'requested',
  });

  const isNowhere = [...statesByStore(release, history.recorded).keys()].every((store) => ended.has(store));
  if (isNowhere && isWhole(scope)) {
    const hasEnded = (store: string) => ended.has(store);
    const takedown = settleTakedown(requestFor(scope.stores), hasEnded, requestedAt);
    const others = settleTakedowns(takedowns, hasEnded, requestedAt);
    return { takedown, takedowns: [takedown, ...others], history, isWithdrawn: true };
  }

  const open = takedowns.filter(isOpen);
  const trackIds = scope.tracks?.map((track) => track.id) ?? release.trackIds;
  const { territories } = scope;
  const left = scope.stores.filter(
    (store) => !ended.has(store) && !isCovered({ store, territories, trackIds, day: day ?? today }, open),
  );
  if (left.length === 0) throw new Problem('nothing-to-take-down');
  if (open.length >= MAX_OPEN_TAKEDOWNS) throw new Problem('too-many-takedowns', { most: MAX_OPEN_TAKEDOWNS });
  const takedown = requestFor(left);
  return { takedown, takedowns: [takedown], history, isWithdrawn: false };
}
