import { albumArtist } from '../../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { NO_ARTIST } from '../../data/releases/messages/release.ts';
import { plural } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';

/** The number of characters from which a title is set smaller, to leave room for the content below. */
const LONG_TITLE = 60;

/**
 * The page's heading: the title, in its own text direction and limited to a few lines, the artist, and the number of
 * tracks.
 */
export function ReleaseHeading({ release }: { release: Release }) {
  const title = release.title || 'No title';
  const isLong = title.length > LONG_TITLE;
  return (
    <div className="grid gap-1">
      <h1
        dir="auto"
        title={isLong ? title : undefined}
        className={classes('line-clamp-3 [overflow-wrap:anywhere]', isLong ? 'text-lead' : 'text-title')}
      >
        {title}
      </h1>
      <p className="text-soft [overflow-wrap:anywhere]">
        <bdi>{albumArtist(release) || NO_ARTIST}</bdi> · {plural(release.trackIds.length, 'track')}
      </p>
    </div>
  );
}
