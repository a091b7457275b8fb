import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ExpectedAnswer } from '../../../../shared/assistant/conversation.ts';
import { unlicensedCovers } from '../../../../shared/assistant/unlicensed-covers.ts';
import type { ReleaseId, TrackId } from '../../../../shared/ids.ts';
import type { FileFinding } from '../../../../shared/media/file-finding.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { api } from '../../lib/api.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { type UploadPlace, uploadAt } from '../media/upload-store.ts';
import { addTrackMessage } from '../releases/messages/edit.ts';
import { createMessage } from '../releases/messages/release.ts';
import { useCreateRelease } from '../releases/mutations/create-release.ts';
import { cachedDetail, storeRelease } from '../releases/release-cache.ts';
import type { ChatFileKind } from './file-kind.ts';
import { moveChat } from './mutations.ts';

const NO_COVER_SONG: FileFinding = {
  title: 'Which song is it for?',
  text: 'A license belongs to a cover song. First tell the assistant which track is a cover.',
};

/** Returned if several songs need a licence, so that the artist has to choose which one a PDF is for. */
export type SongChoiceNeeded = { releaseId: ReleaseId; isForSong: true };

const ALL_HAVE_AUDIO: FileFinding = {
  title: 'Every track has its audio',
  text: 'Tell the assistant that there’s one more track, then drop the file. You can replace a file in the editor.',
};

/**
 * Whether a dropped file may still add a track. Until the artist has said how many tracks there are, the files decide.
 */
const isOpenForTracks = (expected: ExpectedAnswer | null): boolean =>
  expected === null || expected.step === 'title' || expected.step === 'track_count';

/**
 * Finds where a file belongs in the release. Creates the release if there is none, or a track if there is none for an
 * audio file, through the editor's own routes.
 */
export function usePlaceForFile(releaseId: ReleaseId | undefined, onRelease: (releaseId: ReleaseId) => void) {
  const client = useQueryClient();
  const create = useCreateRelease();
  const made = useRef<ReleaseId>(undefined);

  async function releaseForFile(): Promise<Release> {
    const id = releaseId ?? made.current;
    if (id) return cachedDetail(client, id)?.release ?? (await fetchRelease(id));
    const release = await create.mutateAsync();
    made.current = release.id;
    moveChat(client, release.id);
    onRelease(release.id);
    return release;
  }

  /** @param expected the open question; a file that fits it is taken as its answer */
  return async (
    kind: ChatFileKind,
    expected: ExpectedAnswer | null,
  ): Promise<UploadPlace | SongChoiceNeeded | FileFinding> => {
    let release: Release;
    try {
      release = await releaseForFile();
    } catch (error) {
      return { title: 'The release was not created', text: createMessage(error) };
    }
    if (kind === 'cover') return { releaseId: release.id, target: { kind } };
    const isFree = (trackId: TrackId) => {
      const current = uploadAt({ releaseId: release.id, target: { kind, trackId } });
      return current === undefined || current.phase === 'failed';
    };
    const wanted =
      expected?.expects === kind && expected.trackId && isFree(expected.trackId) ? expected.trackId : undefined;
    const tracks = orderedTracks(release);
    if (kind === 'licence') {
      const covers = unlicensedCovers(release).filter(({ id }) => isFree(id));
      const trackId = wanted ?? (covers.length === 1 ? covers[0]?.id : undefined);
      if (trackId) return { releaseId: release.id, target: { kind, trackId } };
      return covers.length > 1 ? { releaseId: release.id, isForSong: true } : NO_COVER_SONG;
    }
    const silent = wanted ?? tracks.find(({ audio, id }) => !audio && isFree(id))?.id;
    if (!silent && tracks.length > 0 && !isOpenForTracks(expected)) return ALL_HAVE_AUDIO;
    try {
      const trackId = silent ?? (await addTrack(client, release));
      return { releaseId: release.id, target: { kind, trackId } };
    } catch (error) {
      return { title: 'Failed to add track', text: addTrackMessage(error) };
    }
  };
}

const fetchRelease = async (releaseId: ReleaseId): Promise<Release> =>
  (await withRetries(() => api('GET /api/releases/{releaseId}', { params: { releaseId } }))).release;

async function addTrack(client: QueryClient, { id: releaseId, trackIds }: Release): Promise<TrackId> {
  const idempotencyKey = crypto.randomUUID();
  const release = await withRetries(() =>
    api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, idempotencyKey }),
  );
  storeRelease(client, release);
  const added = release.trackIds.find((id) => !trackIds.includes(id)) ?? release.trackIds.at(-1);
  if (!added) throw new Error('The release has no track although one was added');
  return added;
}
