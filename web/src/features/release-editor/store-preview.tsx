import { useRef } from 'react';
import { albumArtist, derivedCredits } from '../../../../shared/releases/derived-credits.ts';
import { UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { NO_ARTIST } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { Picture } from '../../ui/picture.tsx';
import { ExplicitMark } from '../release-view/explicit-mark.tsx';
import { titleWithVersion } from '../release-view/title-with-version.ts';
import { fieldId } from './fields/field-ids.ts';

/**
 * A preview of the release in a store. A click on the picture opens the file chooser for the cover.
 * @param rows the number of rows for which the picture leaves room below it
 */
export function StorePreview({ release, rows }: { release: Release; rows: number }) {
  const { cover, version } = release;
  // Keeps the highest number so far; otherwise, the picture would grow with each row that disappears, and move the
  // others.
  const most = useRef(rows);
  most.current = Math.max(most.current, rows);
  const title = release.title && release.title !== UNTITLED ? release.title : 'No title yet';
  const isExplicit = derivedCredits(release).explicit === 'Explicit';
  return (
    <div className="grid gap-3">
      <label
        htmlFor={fieldId('cover')}
        style={{ width: `min(100%, max(5rem, 100dvh - ${26 + 1.75 * most.current}rem - var(--player)))` }}
        className="justify-self-start rounded-card hover:opacity-90"
      >
        <Picture
          src={cover ? coverUrl(cover.mediaId) : undefined}
          alt=""
          className="outline-1 -outline-offset-1 outline-ink/8"
          eager
        />
      </label>
      <div className="grid min-w-0 gap-0.5">
        <p dir="auto" className="line-clamp-2 font-[560] [overflow-wrap:anywhere]">
          {titleWithVersion({ title, version })}
          {isExplicit && <ExplicitMark />}
        </p>
        <p dir="auto" className="truncate text-small text-soft">
          {albumArtist(release) || NO_ARTIST}
        </p>
      </div>
    </div>
  );
}
