import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { addBusinessDays, TAKEDOWN_BUSINESS_DAYS } from '../../shared/takedowns/business-days.ts';
import type { RequestedTakedown, SentTakedown } from '../../shared/takedowns/takedown.ts';
import { newId } from '../../shared/test/builders.ts';
import { takedownRepository } from '../takedowns/takedown-repository.ts';
import { table } from './people.ts';

export const takedowns = takedownRepository(table);

/** Builds a takedown of a release at one store. */
export const aTakedown = (
  owned: { artistId: ArtistId; releaseId: ReleaseId },
  different: Partial<RequestedTakedown> = {},
): RequestedTakedown => {
  const requestedAt = new Date().toISOString();
  return {
    id: newId('takedown'),
    ...owned,
    title: 'Night Ferry',
    artist: 'Mara Ellis',
    stores: ['Spotify'],
    territories: ['WW'],
    tracks: null,
    day: null,
    reason: 'other',
    words: '',
    requestedAt,
    dueOn: addBusinessDays(requestedAt.slice(0, 10), TAKEDOWN_BUSINESS_DAYS),
    state: 'requested',
    ...different,
  };
};

/** Stores a takedown without the API, for tests of calls that need one. */
export async function storedTakedown<T extends RequestedTakedown | SentTakedown>(takedown: T): Promise<T> {
  const { ver } = await takedowns.ofRelease(takedown, { consistent: true });
  await takedowns.save(takedown, { ver, takedowns: [takedown] }, []);
  return takedown;
}

/** Turns a takedown into one that was sent, as it would be stored. */
export const asSent = (takedown: RequestedTakedown): SentTakedown => ({
  ...takedown,
  state: 'sent',
  sent: {
    at: takedown.requestedAt,
    by: { id: 'tests', name: 'Tests' },
    fileName: 'takedown.csv',
    bytes: 1,
    sha256: 'a'.repeat(64),
  },
  confirmed: {},
});
