import { memo } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { requiredItems } from '../../../../shared/releases/completeness.ts';
import { libraryStateOf } from '../../../../shared/releases/library-state.ts';
import {
  NO_ARTIST,
  needsText,
  outgrownText,
  planDateText,
  salesStartText,
} from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { PlanBadge, StatusBadge } from '../release-view/release-badges.tsx';
import type { CardActions } from './card-actions.ts';
import { CardMenu } from './card-menu.tsx';
import { ChecklistButton } from './checklist-button.tsx';
import { SelectBox } from './select-box.tsx';

type Props = {
  card: ReleaseCard;
  /** The artist's actions; undefined for a user who may only view the release. */
  actions?: CardActions;
  /** Whether the card is selected; undefined outside selection mode. */
  isSelected?: boolean | undefined;
  /** The part that matched the search, if title and artist do not show it. */
  found?: string | undefined;
  /** The card's link, if it leads somewhere other than the artist's own page for the release. */
  to?: string;
};

/**
 * A release in the library (product 4.2). The text is beside the cover on a phone, and below it elsewhere. The whole
 * card is a link.
 */
export const LibraryCard = memo(function LibraryCard({
  card,
  actions,
  isSelected,
  found,
  to = pathTo('/dashboard/releases/:releaseId', { releaseId: card.id }),
}: Props) {
  const state = libraryStateOf(card);
  const planNote = planDateText(card.planExpiresAt) ?? outgrownText(card);
  const title = card.title || 'No title';
  return (
    <article
      data-card={card.id}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 min-[35rem]:grid-cols-1"
    >
      <Picture
        src={card.coverId ? coverUrl(card.coverId) : undefined}
        alt=""
        className="self-start outline-1 -outline-offset-1 outline-ink/8"
      />
      <div className="grid min-w-0 content-start gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1">
          <div className="grid min-w-0 content-start">
            <h2 className="truncate text-body">
              <Link
                to={to}
                className="after:absolute decoration-edge underline-offset-4 after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
              >
                {title}
              </Link>
            </h2>
            <p className="truncate text-small text-soft">{card.artist || NO_ARTIST}</p>
            {found && (
              <p dir="auto" className="truncate text-small">
                {found}
              </p>
            )}
            <p className="truncate text-small text-soft tabular-nums">
              {salesStartText(card.salesStart)} · {plural(card.trackCount, 'track')}
            </p>
          </div>
          {isSelected !== undefined ? (
            <SelectBox title={title} isSelected={isSelected} />
          ) : (
            actions && <CardMenu card={card} actions={actions} />
          )}
        </div>
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <StatusBadge status={card.status} isLive={card.liveAt !== null} readiness={card} />
          <PlanBadge name={card.plan} trackCount={card.trackCount} />
          {actions && state === 'ready' && (
            <Link
              to={pathTo('/dashboard/releases/:releaseId/submit', { releaseId: card.id })}
              aria-label={`Submit ${title}`}
              className={classes(buttonLook({ size: 'small' }), 'relative ml-auto')}
            >
              Submit
            </Link>
          )}
        </div>
        {card.earnedMicros !== undefined && (
          <p className="text-small tabular-nums">{dollars(BigInt(card.earnedMicros))} earned</p>
        )}
        {planNote && <p className="text-small text-soft tabular-nums">{planNote}</p>}
        {state === 'draft' && <Needs card={card} />}
        {state === 'changes' && <p className="text-small text-soft">We’ve asked for changes.</p>}
        {actions && (state === 'submitted' || state === 'delivered') && (
          <ChecklistButton title={title} done={card.checklistDone} onOpen={() => actions.onChecklist(card)} />
        )}
      </div>
    </article>
  );
});

/** The next item that a draft needs; all items that lack something on hover. */
const Needs = ({ card }: { card: ReleaseCard }) => (
  <p
    className="text-small text-soft"
    title={(card.lacking ?? card.missing).map((item) => requiredItems[item].name).join(', ')}
  >
    {needsText(card)}
  </p>
);
