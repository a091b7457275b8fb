import { Problem } from '../../shared/contract/problem.ts';
import { WORLDWIDE } from '../../shared/reference/territories.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import type { NewTakedown } from '../../shared/takedowns/contract.ts';
import type { Takedown } from '../../shared/takedowns/takedown.ts';
import type { DeliveredRelease } from './delivered-release.ts';

export type Scope = Pick<Takedown, 'stores' | 'territories' | 'tracks'>;
type Request = Pick<NewTakedown, 'stores' | 'territories' | 'trackIds'>;

/**
 * Resolves the scope of a request against the release as it was delivered. Naming every track is the whole release, and
 * naming every territory in which it is sold is the whole world, so that such a takedown ends the release.
 * @throws Problem `store-unknown`, `track-not-found`; `nothing-to-take-down` if it is sold in none of the territories
 */
export function resolveScope({ release, history }: Omit<DeliveredRelease, 'takedowns'>, request: Request): Scope {
  const sentTo = [...statesByStore(release, history.recorded).keys()];
  const unknown = request.stores?.find((store) => !sentTo.includes(store));
  if (unknown !== undefined) throw new Problem('store-unknown', { store: unknown });

  const { trackIds } = request;
  const missing = trackIds?.find((trackId) => !release.trackIds.includes(trackId));
  if (missing !== undefined) throw new Problem('track-not-found', { trackId: missing });
  const chosen = orderedTracks(release).filter(({ id }) => trackIds?.includes(id));
  const isEveryTrack = trackIds === undefined || chosen.length === release.trackIds.length;

  return {
    stores: sentTo.filter((store) => request.stores?.includes(store) ?? true),
    territories: resolveTerritories(release.territories, request.territories),
    tracks: isEveryTrack ? null : chosen.map(({ id, title }) => ({ id, title })),
  };
}

function resolveTerritories(sold: readonly string[], chosen: readonly string[] = [WORLDWIDE]): string[] {
  if (chosen.includes(WORLDWIDE)) return [WORLDWIDE];
  if (sold.includes(WORLDWIDE)) return [...new Set(chosen)].sort();
  const there = [...new Set(sold)].filter((territory) => chosen.includes(territory)).sort();
  if (there.length === 0) throw new Problem('nothing-to-take-down');
  return there.length === new Set(sold).size ? [WORLDWIDE] : there;
}
