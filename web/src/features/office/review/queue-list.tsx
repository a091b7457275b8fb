import { Link } from 'react-router-dom';
import type { OfficeCard } from '../../../../../shared/releases/card.ts';
import type { ReviewClaim } from '../../../../../shared/review/review-claim.ts';
import { coverUrl } from '../../../lib/cover-url.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { waitingText } from './waiting-text.ts';

type Props = {
  cards: readonly OfficeCard[];
  claims: readonly ReviewClaim[];
  /** The reviewer's id. Their own claims are not shown. */
  me: string | undefined;
  current: string;
  skipped: ReadonlySet<string>;
  waiting: number;
  more: { load: () => void; isLoading: boolean } | undefined;
};

/** The review queue, oldest first, with colleagues' claims and their "looks good" marks (product 22.1). */
export const QueueList = ({ cards, claims, me, current, skipped, waiting, more }: Props) => (
  <nav aria-label="Waiting for review" className="grid content-start gap-3">
    <p className="text-small text-soft tabular-nums">{waiting} to review</p>
    <ol className="grid gap-1">
      {cards.map((card) => {
        const claim = claims.find(({ releaseId, by }) => releaseId === card.id && by.id !== me);
        return (
          <li key={card.id}>
            <Link
              to={pathTo('/dashboard/admin/review/:artistId/:releaseId', {
                artistId: card.artistId,
                releaseId: card.id,
              })}
              aria-current={card.id === current ? 'page' : undefined}
              className={classes(
                'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 rounded-card p-2 hover:bg-sunken',
                card.id === current && 'bg-sunken',
              )}
            >
              <Picture src={card.coverId ? coverUrl(card.coverId) : undefined} alt="" />
              <span className="grid min-w-0">
                <span className="truncate">{card.title || 'No title'}</span>
                <span className="truncate text-small text-soft">{card.artist || 'Unknown'}</span>
                <span className="truncate text-small text-soft">
                  {[
                    card.submittedAt && `Waiting ${waitingText(card.submittedAt)}`,
                    claim?.by.name,
                    card.looksGoodBy && 'Looks good',
                    skipped.has(card.id) && 'Skipped',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
    {more && (
      <Button size="small" busy={more.isLoading && 'Loading'} onClick={more.load}>
        Load more
      </Button>
    )}
  </nav>
);
