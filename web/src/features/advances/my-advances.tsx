import type { AdvanceView } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { advanceStateText, advancesMessage } from '../../data/advances/messages.ts';
import { useMyAdvances } from '../../data/advances/queries.ts';
import { shortDate } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Progress } from '../../ui/progress.tsx';
import { percentOf, releasesText } from './advance-text.ts';

/** What was paid ahead, and how much of it is back (product 26.5). Who never had an advance sees nothing of it. */
export function MyAdvances() {
  const { data, error, isFetching, refetch } = useMyAdvances();
  if (error && !data) {
    const message = `Failed to load advances. ${advancesMessage(error)}`;
    return <LoadFailed message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data || data.items.length === 0) return null;
  return (
    <PageSection
      wide
      title="Advances"
      lead="Money that we have paid you ahead. It comes back from your share of each statement; the rest of it is yours at once."
    >
      <ul className="grid max-w-2xl gap-3" aria-label="Advances">
        {data.items.map((advance) => (
          <Advance key={advance.advanceId} advance={advance} />
        ))}
      </ul>
    </PageSection>
  );
}

function Advance({ advance }: { advance: AdvanceView }) {
  const { amountMicros, repaidMicros, leftMicros, parts, state, reason, grantedAt, endReason, releases } = advance;
  const [amount, repaid] = [BigInt(amountMicros), BigInt(repaidMicros)];
  return (
    <li className="grid gap-3 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className="font-[560]">
          {dollars(amount)} of {shortDate(grantedAt)}
        </span>
        <span className="text-soft">
          {state === 'open' ? `${dollars(BigInt(leftMicros))} to come back` : advanceStateText[state]}
        </span>
      </div>
      <Progress
        label={`Back of the advance of ${shortDate(grantedAt)}`}
        percent={Number((repaid * 100n) / amount)}
        text={`${dollars(repaid)} of ${dollars(amount)} is back`}
      />
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        {state === 'open' && `${percentOf(parts)} of your share${releasesText(releases)} goes to it. `}
        {reason}
        {endReason && `. ${endReason}`}
      </p>
    </li>
  );
}
