import type { StoreEventId } from '../../../shared/ids.ts';
import { WORLDWIDE } from '../../../shared/reference/territories.ts';
import { derivedCredits } from '../../../shared/releases/derived-credits.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import { statesByStore } from '../../../shared/stores/states-by-store.ts';
import type { StoreEvent } from '../../../shared/stores/store-event.ts';
import type { StoreState } from '../../../shared/stores/store-state.ts';
import type { DeliveredRelease, KnownInStores } from '../store-event-recorder.ts';
import type { Catalogue, FoundAlbum } from './catalogue.ts';
import { isSameRelease } from './is-same-release.ts';

/** The states of a release that a store has, and does not show yet as far as is known. */
const awaited: readonly StoreState[] = ['sent', 'received', 'ingested'];

type Known = Pick<KnownInStores, 'release' | 'recorded'>;

/** The stores of a catalogue at which a release is expected to become live. */
function awaitedStores({ release, recorded }: Known, { stores }: Catalogue): string[] {
  const known = statesByStore(release, recorded);
  return stores.filter((store) => {
    const current = known.get(store);
    return current !== undefined && awaited.includes(current.state);
  });
}

/** Whether a catalogue can say anything new about a release. */
export const isAwaitedAt = (known: Known, catalogue: Catalogue): boolean => awaitedStores(known, catalogue).length > 0;

/** The number to look up: the UPC, without the zero that makes it an EAN. '' if the release has none. */
export const lookUpCode = ({ upc }: Pick<DeliveredRelease, 'upc'>): string =>
  upc.length === 13 && asEan(upc.slice(1)) === upc ? upc.slice(1) : upc;

/** The country in which to look: the United States, unless the release is not sold there. */
export function lookUpCountry({ territories }: Pick<DeliveredRelease, 'territories'>): string {
  const [first = 'US'] = territories;
  return territories.includes(WORLDWIDE) || territories.includes('US') ? 'US' : first;
}

/**
 * Makes the event of an album that was found: live with its address, or a conflict if it is another release.
 * @returns undefined if the states of the catalogue's stores have changed since it was asked
 */
export function catalogueEvent(
  known: Known,
  catalogue: Catalogue,
  album: FoundAlbum,
  { id, now }: { id: StoreEventId; now: Date },
): StoreEvent | undefined {
  const stores = awaitedStores(known, catalogue);
  if (stores.length === 0) return undefined;
  const { title, version } = known.release;
  const artists = derivedCredits(known.release).artists.filter(({ role }) => role === 'Primary');
  const event = { id, stores, at: now.toISOString(), by: { kind: 'look-up' } as const };
  if (isSameRelease(album, { title, version, artists: artists.map(({ name }) => name) }))
    return { ...event, state: 'live', evidence: { kind: 'address', url: album.url } };
  const text = `Under this UPC, ${catalogue.name} has “${album.title}” by ${album.artist || 'somebody else'}: ${album.url}`;
  return { ...event, state: 'conflict', evidence: { kind: 'words', text } };
}
