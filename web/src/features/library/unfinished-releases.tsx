import { Link } from 'react-router-dom';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { isReady } from '../../../../shared/rules/is-ready.ts';
import { NO_ARTIST, needsText } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { pathTo } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { StatusBadge } from '../release-view/release-badges.tsx';

/** Releases that the artist has yet to complete. Each shows what it still needs, or that it is ready to submit. */
export const UnfinishedReleases = ({ cards }: { cards: readonly ReleaseCard[] }) => (
  <ul className="border-b border-line">
    {cards.map((card) => (
      <li key={card.id} className="border-t border-line">
        <Link
          to={pathTo('/dashboard/releases/:releaseId', { releaseId: card.id })}
          className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,18rem)_7rem]"
        >
          <Picture
            src={card.coverId ? coverUrl(card.coverId) : undefined}
            alt=""
            className="max-sm:row-span-3 max-sm:self-start"
          />
          <span className="grid min-w-0">
            <span className="truncate font-[560] decoration-edge underline-offset-4 group-hover:underline">
              {card.title || 'No title'}
            </span>
            <span className="truncate text-small text-soft">{card.artist || NO_ARTIST}</span>
          </span>
          <span className="truncate text-small text-soft max-sm:col-start-2">{nextStep(card)}</span>
          <span className="sm:justify-self-end">
            <StatusBadge status={card.status} isLive={card.liveAt !== null} readiness={card} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const nextStep = (card: ReleaseCard): string =>
  isReady(card) ? 'Nothing is missing. Ready to submit.' : needsText(card);
