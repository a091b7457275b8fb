import { albumArtist } from '../../../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';

/** An artist may listen to their own releases, and the office to all of them. */
export type Listener = 'artist' | 'office';

/** A master that can be played, with the details that the player shows. */
export type Playable = {
  mediaId: string;
  releaseId: string;
  artistId: string;
  listener: Listener;
  /** The track's position in the release, from 1. */
  number: number;
  title: string;
  artists: string;
  releaseTitle: string;
  /** The media id of the release's cover. */
  cover: string | undefined;
  durationMs: number;
};

/** A release's tracks that have audio, in playing order. */
export const playablesOf = (release: Release, listener: Listener): Playable[] =>
  orderedTracks(release).flatMap(({ title, artists, audio }, i) =>
    audio
      ? {
          mediaId: audio.mediaId,
          releaseId: release.id,
          artistId: release.artistId,
          listener,
          number: i + 1,
          title: title || `Track ${i + 1}`,
          artists: artists.map(({ name }) => name).join(', ') || albumArtist(release),
          releaseTitle: release.title,
          cover: release.cover?.mediaId,
          durationMs: audio.durationMs,
        }
      : [],
  );
