import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { ArtistId, ReleaseId } from '../ids.ts';
import { EnterStoreState } from './enter-store-states.ts';
import { ArtistStoreHistory, OfficeStoreHistory, RecordedStates } from './store-history.ts';
import { StoreStatesImport, storeEventProblems } from './store-states-import.ts';

const byRelease = z.object({ releaseId: ReleaseId });
const ofArtist = z.object({ artistId: ArtistId, releaseId: ReleaseId });
/** The maximum size of a file: about three thousand lines, because a request is limited to 256 KB. */
const CSV_LIMIT = 200_000;

/** What is known of delivered releases at stores (product 33). */
export const storesContract = contract({
  /** The recorded states of the caller's release; none if nothing was recorded, or if the release is not theirs. */
  'GET /api/releases/{releaseId}/stores': {
    access: 'signed-in',
    params: byRelease,
    reply: RecordedStates,
    problems: [],
  },
  /** The events about the caller's release, with their evidence. */
  'GET /api/releases/{releaseId}/stores/events': {
    access: 'signed-in',
    params: byRelease,
    reply: ArtistStoreHistory,
    problems: [],
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/stores': {
    access: 'reviewer',
    params: ofArtist,
    reply: OfficeStoreHistory,
    problems: [],
  },
  /** Records a state at some stores (product 33.5). Responds with all recorded states of the release. */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events': {
    access: 'reviewer',
    params: ofArtist,
    body: EnterStoreState,
    reply: RecordedStates,
    problems: storeEventProblems,
    idempotent: 'in-its-write',
  },
  /** Records the states of many releases from a file (product 33.6). The same file again changes nothing. */
  'POST /api/admin/store-events/import': {
    access: 'reviewer',
    body: z.strictObject({ csv: z.string().max(CSV_LIMIT, { abort: true }) }),
    reply: StoreStatesImport,
    problems: ['import-unreadable'],
  },
});
