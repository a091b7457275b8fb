import { Link } from 'react-router-dom';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { coverAddress } from '../../lib/cover-address.ts';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { isSubmitted, NO_ARTIST, salesStartText } from './messages.ts';
import { PlanBadge, StatusBadge } from './release-badges.tsx';

type Props = { card: ReleaseCard; onSubmit: () => void };

/** A release in the library (S2 section 2). The whole card leads to it. */
export function LibraryCard({ card, onSubmit }: Props) {
  const isReady = !isSubmitted(card.status) && card.missing.length === 0;
  return (
    <article className="group relative grid content-start gap-3">
      <Picture src={card.coverId ? coverAddress(card.coverId) : undefined} alt="" />
      <div className="grid gap-0.5">
        <h2 className="truncate text-body">
          <Link
            to={paths.release(card.id)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-signal-ink"
          >
            {card.title || 'No title'}
          </Link>
        </h2>
        <p className="truncate text-small text-soft">{card.artist || NO_ARTIST}</p>
        <p className="truncate text-small text-soft tabular-nums">
          {salesStartText(card.salesStart)} · {plural(card.trackCount, 'track')}
        </p>
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <StatusBadge status={card.status} missing={card.missing} />
        <PlanBadge plan={card.plan} />
        {isReady && (
          <Button
            tone="signal"
            size="small"
            className="relative ml-auto"
            aria-label={`Submit ${card.title}`}
            onClick={onSubmit}
          >
            Submit
          </Button>
        )}
      </div>
    </article>
  );
}
