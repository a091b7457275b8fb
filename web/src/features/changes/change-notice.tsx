import { Link } from 'react-router-dom';
import { deliveredId } from '../../../../shared/change-id.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { pathTo } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says what the artist is editing: a change of a delivered release, not the release itself (product 35.2). */
export const ChangeNotice = ({ release }: { release: Pick<Release, 'id'> }) => (
  <Notice tone="ready" title="You’re changing a delivered release">
    The stores keep the{' '}
    <Link
      to={pathTo('/dashboard/releases/:releaseId', { releaseId: deliveredId(release.id) })}
      className="underline underline-offset-4"
    >
      delivered version
    </Link>{' '}
    until you submit this change and we’ve checked it. Tracks can’t be added or removed, and codes stay.
  </Notice>
);
