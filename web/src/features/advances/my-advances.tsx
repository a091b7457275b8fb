import type { AdvanceView } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { advanceStateText, advancesMessage } from '../../data/advances/messages.ts';
import { useMyAdvances } from '../../data/advances/queries.ts';
import { shortDate } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Progress } from '../../ui/progress.tsx';
import { percentText, releasesText } from './advance-text.ts';

/** The artist's advances, and how much of each is repaid (product 26.5). Renders nothing without advances. */
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
      lead="Money we paid you in advance. A part of your share of each statement repays it, and the rest is yours at once."
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
          {dollars(amount)}, {shortDate(grantedAt)}
        </span>
        <span className="text-soft">
          {state === 'open' ? `${dollars(BigInt(leftMicros))} outstanding` : advanceStateText[state]}
        </span>
      </div>
      <Progress
        label={`Advance from ${shortDate(grantedAt)}`}
        percent={Number((repaid * 100n) / amount)}
        text={`${dollars(repaid)} of ${dollars(amount)} repaid`}
      />
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        {state === 'open' && `${percentText(parts)} of your share${releasesText(releases)} repays it. `}
        {reason}
        {endReason && `. ${endReason}`}
      </p>
    </li>
  );
}
