import type { ReactNode } from 'react';
import { type RequiredItem, requiredItemKeys, requiredItems } from '../../../../shared/releases/completeness.ts';
import { albumArtist } from '../../../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { readinessOf } from '../../../../shared/rules/readiness.ts';
import { NO_ARTIST, progressText } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { duration } from '../../lib/format.ts';
import { Equaliser } from '../../ui/equalizer.tsx';
import { Picture } from '../../ui/picture.tsx';
import { answeredFacts } from './answered-facts.ts';

type Props = {
  /** Undefined until an answer creates the release. */
  release: Release | undefined;
  /** Opens the question for a required item. */
  onShowItem: (item: RequiredItem) => void;
  /** Actions on the release. */
  actions?: ReactNode;
};

/** The release next to the chat: its title, its ten bars, and the answers so far. */
export function ReleasePanel({ release, onShowItem, actions }: Props) {
  const readiness = release ? readinessOf(release) : { missing: requiredItemKeys, openFindings: 0 };
  const missing: readonly RequiredItem[] = readiness.missing;
  const title = release && release.title !== UNTITLED ? release.title : '';
  const facts = release ? answeredFacts(release) : [];
  return (
    <div className="grid content-start gap-6">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-4">
        <Picture
          src={release?.cover ? coverUrl(release.cover.mediaId) : undefined}
          alt={release?.cover ? `Cover of ${release.title}` : ''}
          className="outline-1 -outline-offset-1 outline-ink/8"
          eager
        />
        <div className="grid min-w-0 gap-0.5">
          <p className="text-lead [overflow-wrap:anywhere]">{title || 'No title yet'}</p>
          <p className="truncate text-small text-soft">{(release && albumArtist(release)) || NO_ARTIST}</p>
        </div>
      </div>
      <Equaliser
        label="What the release needs"
        bars={requiredItemKeys.map((item) => ({
          name: requiredItems[item].name,
          done: !missing.includes(item),
          onSelect: () => onShowItem(item),
        }))}
        summary={progressText(readiness)}
      />
      {actions && <div className="grid gap-2">{actions}</div>}
      {release && release.trackIds.length > 0 && <Tracks release={release} />}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-small">
          {facts.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const Tracks = ({ release }: { release: Release }) => (
  <ol aria-label="Tracks" className="grid gap-1.5 border-t border-line pt-4 text-small">
    {orderedTracks(release).map((track, n) => (
      <li key={track.id} className="flex gap-3">
        <span className="w-5 shrink-0 text-soft tabular-nums">{n + 1}</span>
        <span className="min-w-0 flex-1 truncate">{isTrackTitle(track.title) ? track.title : `Track ${n + 1}`}</span>
        <span className="shrink-0 text-soft tabular-nums">
          {track.audio ? duration(track.audio.durationMs) : 'No audio'}
        </span>
      </li>
    ))}
  </ol>
);
