import type { WithdrawnRelease } from '../../../../shared/releases/release.ts';
import { useCopyRelease } from '../../data/releases/mutations/use-copy-release.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says why a release is in no store, and how to release it again (product 11.15). */
export function WithdrawnNotice({ release }: { release: WithdrawnRelease }) {
  const { id, cover, withdrawnAt, exportedAt } = release;
  const copy = useCopyRelease();
  const day = shortDate(withdrawnAt);
  return (
    <Notice
      title={exportedAt ? `Taken down everywhere on ${day}` : `You withdrew this release on ${day}`}
      action={
        <Button onClick={() => copy({ releaseId: id, hasCover: cover !== null, what: 'duplicate' })}>
          Duplicate release
        </Button>
      }
    >
      {exportedAt
        ? 'No store has it any more. You’re still paid for what it sold before. To release it again, duplicate it.'
        : 'It never went to a store. If you paid for it, the full amount goes back to you. To release it after all, duplicate it.'}
    </Notice>
  );
}
