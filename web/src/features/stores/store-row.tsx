import { ChevronDown, ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { KnownAtStore } from '../../../../shared/stores/release-stores.ts';
import { stateLabels } from '../../data/stores/state-labels.ts';
import { shortDate } from '../../lib/format.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = { store: string; at: KnownAtStore; eventsOf: (store: string) => ReactNode };

/** A store, with what is known there. It unfolds the events that say so. */
export function StoreRow({ store, at: { state, at, url, words }, eventsOf }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="grid content-start border-b border-line">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-14 min-w-0 grow items-center gap-3 rounded-inner py-2 text-left"
        >
          <ChevronDown className={classes('shrink-0 text-soft transition-transform', isOpen && 'rotate-180')} />
          <span className="grid min-w-0">
            <span className="truncate decoration-edge underline-offset-4 group-hover:underline">{store}</span>
            <span
              className={classes(
                'text-small tabular-nums',
                state === 'rejected' || state === 'conflict' ? 'text-danger' : 'text-soft',
              )}
            >
              {stateLabels[state]} · {shortDate(at)}
              {state === 'sent' && ' · Not known yet'}
            </span>
          </span>
        </button>
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ size: 'small' })}>
            <ExternalLink aria-hidden />
            Open<span className="sr-only"> at {store}</span>
          </a>
        )}
      </div>
      {words && (
        <p dir="auto" className="pb-3 pl-7 text-small [overflow-wrap:anywhere]">
          “{words}”
        </p>
      )}
      <div id={id} hidden={!isOpen} className="pb-4 pl-7">
        {isOpen && eventsOf(store)}
      </div>
    </li>
  );
}
