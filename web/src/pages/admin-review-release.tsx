import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../data/accounts/queries.ts';
import { useReviewQueue } from '../data/review/queries.ts';
import { nextToReview, submissionKey } from '../features/office/review/next-to-review.ts';
import { QueueList } from '../features/office/review/queue-list.tsx';
import { ReleaseReview } from '../features/office/review/release-review.tsx';
import { ReadSound } from '../features/sound/read-sound.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { PageFrame } from '../ui/page-frame.tsx';

type Passed = ReadonlyMap<string, 'decided' | 'skipped'>;

/** The review page: the queue, and the release under review (product 22). */
export default function AdminReviewReleasePage() {
  const { artistId, releaseId } = usePathParams('/dashboard/admin/review/:artistId/:releaseId');
  const navigate = useNavigate();
  const me = useMe().data?.id;
  const { rows = [], head, more } = useReviewQueue();
  const [passed, setPassed] = useState<Passed>(new Map());
  const claims = head?.claims ?? [];
  const cards = rows.filter((card) => passed.get(submissionKey(card)) !== 'decided');

  const goTo = (card: { artistId: string; id: string } | undefined, seen: Passed) =>
    card
      ? navigate(
          pathTo('/dashboard/admin/review/:artistId/:releaseId', { artistId: card.artistId, releaseId: card.id }),
        )
      : navigate(pathTo('/dashboard/admin/review'), { state: { passed: [...seen.keys()] } });
  const goOn = (as: 'decided' | 'skipped') => {
    const card = rows.find(({ id }) => id === releaseId);
    const seen = card ? new Map(passed).set(submissionKey(card), as) : passed;
    setPassed(seen);
    const isPassed = (one: (typeof rows)[number]) =>
      seen.has(submissionKey(one)) || claims.some((claim) => claim.releaseId === one.id && claim.by.id !== me);
    void goTo(nextToReview(rows, { after: releaseId, isPassed }), seen);
  };
  const move = (by: 1 | -1) => {
    const to = cards[cards.findIndex(({ id }) => id === releaseId) + by];
    if (to) void goTo(to, passed);
  };
  return (
    <PageFrame gap="gap-8">
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <ReleaseReview
          key={releaseId}
          artistId={artistId}
          releaseId={releaseId}
          onDecided={() => goOn('decided')}
          onSkip={() => goOn('skipped')}
          onMove={move}
          soundOf={(release, track) => <ReadSound release={release} track={track} listener="office" />}
        />
        <QueueList
          cards={cards}
          claims={claims}
          me={me}
          current={releaseId}
          skipped={new Set(cards.filter((card) => passed.has(submissionKey(card))).map(({ id }) => id))}
          waiting={(head?.waiting ?? rows.length) - (rows.length - cards.length)}
          more={more}
        />
      </div>
    </PageFrame>
  );
}
