import { useState } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Takedown } from '../../../../shared/takedowns/takedown.ts';
import { confirmedCount } from '../../../../shared/takedowns/takedown-scope.ts';
import { cancelTakedownMessage, takedownsMessage } from '../../data/takedowns/messages.ts';
import { useCancelTakedown } from '../../data/takedowns/mutations.ts';
import { useTakedowns } from '../../data/takedowns/queries.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useAction } from '../../ui/use-action.ts';
import { progressText, scopeText } from './takedown-text.ts';

const TakedownDialog = lazyDialog(() => import('./takedown-dialog.tsx'));

const today = () => new Date().toISOString().slice(0, 10);

/** Takes a delivered release down, and shows its takedowns with their progress (product 34.8). */
export default function ReleaseTakedowns({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useTakedowns(release.id);
  const isDelivered = release.status === 'exported';
  if (!isDelivered && !error && (!data || data.items.length === 0)) return null;
  return (
    <PageSection
      wide
      title="Take it down"
      lead={isDelivered ? 'You can take this release out of all stores, or out of some.' : undefined}
    >
      {error && !data && (
        <LoadFailed
          message={`Failed to load your takedowns. ${takedownsMessage(error)}`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid max-w-2xl gap-3" aria-label="Takedowns">
          {data.items.map((takedown) => (
            <TakedownItem key={takedown.id} takedown={takedown} />
          ))}
        </ul>
      )}
      {isDelivered && (
        <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Take down…
        </Button>
      )}
      {isOpen && release.status === 'exported' && <TakedownDialog release={release} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

const stateNames = {
  requested: 'Requested',
  sent: 'Sent to stores',
  done: 'Done',
  cancelled: 'Cancelled',
} as const satisfies Record<Takedown['state'], string>;

const TakedownItem = ({ takedown }: { takedown: Takedown }) => (
  <li className="grid gap-3 rounded-card border border-line px-4 py-3">
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <span className="font-[560] [overflow-wrap:anywhere]">{scopeText(takedown)}</span>
      <span className="text-soft">{stateNames[takedown.state]}</span>
    </div>
    {takedown.state === 'sent' && (
      <Progress
        label="Confirmed"
        percent={(100 * confirmedCount(takedown)) / takedown.stores.length}
        text={`${confirmedCount(takedown)} of ${takedown.stores.length}`}
      />
    )}
    <p className="text-small text-soft">{progressText(takedown, today())}</p>
    {takedown.state === 'requested' && <CancelTakedown takedown={takedown} />}
  </li>
);

function CancelTakedown({ takedown }: { takedown: Takedown }) {
  const cancelling = useCancelTakedown(takedown.releaseId);
  const cancel = useAction(cancelling.mutateAsync, {
    done: () => ({ title: 'Takedown cancelled', text: 'Nothing was sent to the stores.' }),
    failed: (error) => ({ title: 'Not cancelled', text: cancelTakedownMessage(error) }),
  });
  return (
    <Button
      size="small"
      className="justify-self-start"
      busy={cancelling.isPending && 'Cancelling…'}
      onClick={() => cancel(takedown)}
    >
      Cancel this request
    </Button>
  );
}
