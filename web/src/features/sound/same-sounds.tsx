import { Link } from 'react-router-dom';
import type { SameSound } from '../../../../shared/listening/sound-detail.ts';
import type { Listener } from '../../data/player/playable.ts';
import { pathTo } from '../../lib/paths.ts';

type Props = { same: readonly SameSound[]; listener: Listener };

const look = 'text-ink underline decoration-edge underline-offset-2 hover:decoration-ink';

/** Links to the releases that contain the same recording. The office sees whose they are (product 37.4). */
export const SameSounds = ({ same, listener }: Props) =>
  same.length > 0 && (
    <ul aria-label="The same recording elsewhere" className="grid gap-1 text-small text-soft">
      {same.map(({ artistId, artists, releaseId, releaseTitle, trackTitle }) => (
        <li key={`${releaseId} ${trackTitle}`} className="[overflow-wrap:anywhere]">
          {listener === 'artist' ? (
            <>
              This recording is also in{' '}
              <Link to={pathTo('/dashboard/releases/:releaseId', { releaseId })} dir="auto" className={look}>
                {releaseTitle}
              </Link>
            </>
          ) : (
            <>
              Same sound elsewhere: “{trackTitle}” in{' '}
              <Link
                to={pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId })}
                dir="auto"
                className={look}
              >
                {releaseTitle}
              </Link>{' '}
              by {artists}
            </>
          )}
        </li>
      ))}
    </ul>
  );
