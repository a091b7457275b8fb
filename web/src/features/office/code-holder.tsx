import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CodeHolder as Holder } from '../../../../shared/export/assigned-codes.ts';
import { codeHolderMessage, freeCodeMessage } from '../../data/export/messages.ts';
import { useCodeHolder, useFreeCode } from '../../data/export/mutations.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { CodeField } from './code-field.tsx';

/**
 * Finds the release that has a code, and can remove the code from a release that should not have it (product 14.10).
 */
export function CodeHolder() {
  const [typed, setTyped] = useState('');
  const [asks, setAsks] = useState(false);
  const looking = useCodeHolder();
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') looking.mutate(typed.trim());
  };
  const found = looking.data;
  return (
    <div className="grid w-full gap-4">
      <form onSubmit={look} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <CodeField
          label="UPC or ISRC"
          error={looking.error ? codeHolderMessage(looking.error) : undefined}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" className="sm:mt-7" busy={looking.isPending && 'Looking…'}>
          Look up
        </Button>
      </form>
      {found && (
        <div role="status" className="grid justify-items-start gap-3">
          {found.holder ? <Found holder={found.holder} code={found.code} /> : <p>Nobody has {found.code}.</p>}
          {found.holder && (
            <Button size="small" onClick={() => setAsks(true)}>
              Free this code…
            </Button>
          )}
        </div>
      )}
      {asks && found?.holder && (
        <FreeDialog
          code={found.code}
          holder={found.holder}
          onClose={() => setAsks(false)}
          onFreed={() => looking.mutate(found.code)}
        />
      )}
    </div>
  );
}

type HolderProps = { code: string; holder: NonNullable<Holder['holder']> };

function Found({ code, holder: { artistId, releaseId, release } }: HolderProps) {
  if (!release) return <p>{code} belongs to a deleted release.</p>;
  return (
    <p>
      {code} belongs to{' '}
      <Link
        className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        to={pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId })}
      >
        {release.title || 'No title'}
      </Link>{' '}
      by {release.artist || 'Unknown'}: {release.status.replace('_', ' ')}, {release.isPaid ? 'paid' : 'not paid'}.
    </p>
  );
}

function FreeDialog({
  code,
  holder: { artistId, releaseId },
  onClose,
  onFreed,
}: HolderProps & { onClose: () => void; onFreed: () => void }) {
  const reason = useReason('Please give a reason. It goes into the release’s history.');
  const freeing = useFreeCode(artistId, releaseId);
  const free = useAction(freeing.mutateAsync, {
    done: () => {
      onFreed();
      return { title: 'Code freed', text: 'Its owner can use it now.' };
    },
    failed: (failure) => ({ title: 'The code was not freed', text: freeCodeMessage(failure) }),
    settled: onClose,
  });
  const send = () => {
    const line = reason.check();
    if (line !== undefined) free({ code, reason: line });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Free ${code}?`}
      confirm="Free the code"
      onConfirm={send}
      busy={freeing.isPending && 'Freeing…'}
    >
      <div className="grid gap-4 text-ink">
        <p>The release will no longer have it. The next person to enter it gets it.</p>
        <ReasonField reason={reason} hint="It goes into the release’s history" />
      </div>
    </ConfirmDialog>
  );
}
