import { useState } from 'react';
import type { OfficeCard } from '../../../../shared/releases/card.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { queueMessage } from '../../data/review/messages.ts';
import { useWaitingReleases } from '../../data/review/queries.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WaitingRelease } from './waiting-release.tsx';

const ExportTogetherDialog = lazyDialog(() => import('./export-together-dialog.tsx'));

/** Exports several waiting releases together, after selection and confirmation (product 14.12). */
export function ExportTogether() {
  return (
    <QueryState
      query={useWaitingReleases()}
      loading={
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      }
      failed={(error) => `Failed to fetch releases. ${queueMessage(error)}`}
    >
      {({ cards, waiting, claims }) =>
        cards.length === 0 ? <p>No release is waiting for export.</p> : <Choice {...{ cards, waiting, claims }} />
      }
    </QueryState>
  );
}

type Waiting = NonNullable<ReturnType<typeof useWaitingReleases>['data']>;

function Choice({ cards, waiting, claims }: Waiting) {
  const me = useMe().data?.id;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const chosen = cards.filter(({ id }) => ticked.has(id));
  const good = cards.filter(({ looksGoodBy }) => looksGoodBy !== null);
  const tickOnly = (some: readonly OfficeCard[]) => setTicked(new Set(some.map(({ id }) => id)));
  const toggle = (id: string, isIn: boolean) =>
    setTicked((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <div className="grid w-full gap-6">
      <fieldset className="grid gap-3">
        <legend className="pb-3 font-[560]">Waiting: {plural(waiting, 'release')}</legend>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="All of them"
            checked={chosen.length === 0 ? false : chosen.length === cards.length ? true : 'mixed'}
            onChange={(all) => tickOnly(all ? cards : [])}
          />
          <Button size="small" aria-disabled={good.length === 0 || undefined} onClick={() => tickOnly(good)}>
            Select those that look good ({good.length})
          </Button>
        </div>
        <ul className="max-h-[60dvh] overflow-y-auto border-y border-line" tabIndex={-1}>
          {cards.map((card) => (
            <li key={card.id} className="border-line not-first:border-t">
              <WaitingRelease
                card={card}
                claimedBy={claims.find(({ releaseId, by }) => releaseId === card.id && by.id !== me)?.by.name}
                checked={ticked.has(card.id)}
                onChange={(isIn) => toggle(card.id, isIn)}
              />
            </li>
          ))}
        </ul>
        {waiting > cards.length && (
          <p className="text-small text-soft">
            These {cards.length} have been waiting longest. Export them to see the others.
          </p>
        )}
      </fieldset>
      <Button
        tone="signal"
        className="justify-self-start"
        aria-disabled={chosen.length === 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => chosen.length > 0 && setAsks(true)}
      >
        {chosen.length === 0 ? 'Export' : `Export ${plural(chosen.length, 'release')}…`}
      </Button>
      {asks && chosen.length > 0 && (
        <ExportTogetherDialog
          cards={chosen}
          onClose={() => setAsks(false)}
          onStarted={() => {
            setAsks(false);
            setTicked(new Set());
          }}
        />
      )}
    </div>
  );
}
