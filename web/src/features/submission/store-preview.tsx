import { albumArtist } from '../../../../shared/releases/derived-credits.ts';
import { creditsText } from '../../../../shared/releases/field-text.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { NO_ARTIST, salesStartText } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { duration, plural } from '../../lib/format.ts';
import { Picture } from '../../ui/picture.tsx';
import { ExplicitMark } from '../release-view/explicit-mark.tsx';
import { PlayButton } from '../release-view/play-button.tsx';
import { titleWithVersion } from '../release-view/title-with-version.ts';

const lengthOf = (tracks: readonly Track[]) => tracks.reduce((sum, { audio }) => sum + (audio?.durationMs ?? 0), 0);

/** The release as a store will show it: cover, names, and tracks to listen to. */
export function StorePreview({ release }: { release: Release }) {
  const tracks = orderedTracks(release);
  const length = lengthOf(tracks);
  return (
    <section aria-label="Store preview" className="grid gap-6">
      <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Picture
          src={release.cover ? coverUrl(release.cover.mediaId) : undefined}
          alt={release.cover ? `Cover of ${release.title}` : ''}
          className="w-44"
          eager
        />
        <div className="grid gap-1 [overflow-wrap:anywhere]">
          <h2 className="text-title" dir="auto">
            {titleWithVersion(release) || 'No title'}
          </h2>
          <p dir="auto">{albumArtist(release) || NO_ARTIST}</p>
          <p className="text-small text-soft tabular-nums">
            {[
              salesStartText(release.salesStart),
              plural(tracks.length, 'track'),
              length > 0 ? duration(length) : '',
              release.recordLabel,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <ol aria-label="Tracks" className="border-b border-line">
        {tracks.map((track, i) => (
          <li
            key={track.id}
            className="grid min-h-14 grid-cols-[2ch_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2"
          >
            <span className="text-right text-small text-soft tabular-nums">{i + 1}</span>
            <PlayButton release={release} trackId={track.id} />
            <span className="grid [overflow-wrap:anywhere]" dir="auto">
              <span>
                {titleWithVersion(track)}
                {track.explicit === 'Explicit' && <ExplicitMark />}
              </span>
              <span className="text-small text-soft">{creditsText(track.artists, 'Primary')}</span>
            </span>
            <span className="text-small text-soft tabular-nums">
              {track.audio ? duration(track.audio.durationMs) : 'No audio'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
