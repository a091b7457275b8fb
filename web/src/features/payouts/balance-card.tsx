import { useState } from 'react';
import { dollars } from '../../../../shared/money.ts';
import type { Balance } from '../../../../shared/payouts/balance.ts';
import type { PayoutMethod } from '../../../../shared/payouts/payout-method.ts';
import { MINIMUM_PAYOUT, ONE_CENT, wholeCents } from '../../../../shared/payouts/whole-cents.ts';
import { usePayoutMethods } from '../../data/payouts/queries.ts';
import { useMyTax } from '../../data/tax/queries.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Stat } from '../../ui/stat.tsx';

const RequestPayoutDialog = lazyDialog(() => import('./request-payout-dialog.tsx'));

/**
 * Shows an artist's balance and lets them request payouts (product 24.1, 24.8). All amounts are zero before the first
 * posting.
 */
export function BalanceCard({ balance }: { balance: Balance | undefined }) {
  const [asking, setAsking] = useState<'all' | 'what is left'>();
  const shown = (micros: string | undefined) => (micros === undefined ? undefined : dollars(BigInt(micros)));
  const held = BigInt(balance?.heldMicros ?? 0);
  const advanced = BigInt(balance?.advancedMicros ?? 0);
  const { data: saved } = usePayoutMethods();
  const { data: tax, isPending: isTaxPending } = useMyTax();
  const usable = saved?.items.filter(({ usableAt }) => Date.parse(usableAt) <= Date.now()) ?? [];
  const whyNot = balance && (whyNoPayout(balance) ?? (saved && whyNoMethod(saved.items, usable)));
  const available = BigInt(balance?.availableMicros ?? 0);
  return (
    <div className="grid max-w-4xl gap-8">
      <section aria-label="Balance" className="grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-4">
        <Stat label="Current Balance" figure={shown(balance?.availableMicros)} />
        <Stat label="Pending Payout" figure={shown(balance?.pendingMicros)} />
        <Stat label="Total Earned" figure={shown(balance?.earnedMicros)} />
        <Stat label="Total Paid Out" figure={shown(balance?.paidOutMicros)} />
        {advanced !== 0n && (
          <Stat label="Advances Outstanding" figure={dollars(advanced)} note="Recouped from your share" />
        )}
        {held !== 0n && <Stat label="Held" figure={dollars(held)} note="Until a question about it is resolved" />}
      </section>
      <div className="grid max-w-md gap-4">
        {balance && available < MINIMUM_PAYOUT && (
          <Progress
            label="Towards the minimum payout"
            percent={Number((available * 100n) / MINIMUM_PAYOUT)}
            text={`${dollars(available)} of ${dollars(MINIMUM_PAYOUT)}`}
          />
        )}
        <Button
          tone="signal"
          className="justify-self-start"
          disabled={!balance || !saved || isTaxPending || whyNot !== undefined}
          aria-describedby="why-no-payout"
          onClick={() => setAsking('all')}
        >
          Request Payout
        </Button>
        <p id="why-no-payout" className="text-small text-soft">
          {whyNot ?? 'It pays your whole balance. Processing takes 3-5 business days.'}
        </p>
        {balance && canRequestRemainder(balance) && usable.length > 0 && (
          <p className="text-small text-soft">
            Are you closing your account?{' '}
            <button
              type="button"
              className="text-ink underline underline-offset-4"
              onClick={() => setAsking('what is left')}
            >
              Request what is left
            </button>
          </p>
        )}
      </div>
      {asking && (
        <RequestPayoutDialog
          micros={wholeCents(available)}
          tax={tax}
          methods={usable}
          isLeaving={asking === 'what is left'}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

/** Whether the balance is below the minimum, but can be paid because the artist is closing the account. */
function canRequestRemainder({ availableMicros, pendingMicros }: Balance): boolean {
  const left = wholeCents(BigInt(availableMicros));
  return BigInt(pendingMicros) === 0n && left >= ONE_CENT && left < MINIMUM_PAYOUT;
}

function whyNoMethod(saved: readonly PayoutMethod[], usable: readonly PayoutMethod[]): string | undefined {
  if (usable.length > 0) return undefined;
  const [first] = saved.toSorted((one, other) => one.usableAt.localeCompare(other.usableAt));
  if (first === undefined) return 'Add a payout method below first.';
  const why = first.isSignInHold
    ? 'You changed how you sign in. You can use your payout method'
    : 'Your payout method is new. You can use it';
  return `${why} from ${dateAndTime(first.usableAt)}.`;
}

function whyNoPayout({ availableMicros, pendingMicros }: Balance): string | undefined {
  if (BigInt(pendingMicros) > 0n)
    return 'You already have a pending payout. You can request another one once it is decided.';
  const available = BigInt(availableMicros);
  if (available < 0n)
    return 'A store took back money that was already paid out. Your next earnings will make up for it.';
  return wholeCents(available) < MINIMUM_PAYOUT ? `Payouts start at ${dollars(MINIMUM_PAYOUT)}.` : undefined;
}
