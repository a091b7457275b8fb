import { balanceMessage } from '../data/payouts/messages.ts';
import { useBalance } from '../data/payouts/queries.ts';
import { MyAdvances } from '../features/advances/my-advances.tsx';
import { BalanceCard } from '../features/payouts/balance-card.tsx';
import { MyPayouts } from '../features/payouts/my-payouts.tsx';
import { PayoutMethods } from '../features/payouts/payout-methods.tsx';
import { TaxSection } from '../features/tax/tax-section.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Page } from '../ui/page.tsx';
import { PageSection } from '../ui/page-section.tsx';

export default function BalancePage() {
  const { data, error, isFetching, refetch } = useBalance();
  return (
    <Page title="Balance" lead="What you’ve earned, and what’s been paid out">
      {error && !data ? (
        <LoadFailed
          message={`Failed to load balance data. ${balanceMessage(error)}`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <BalanceCard balance={data} />
      )}
      <MyAdvances />
      <PageSection
        wide
        title="Payout Methods"
        lead="Where we pay you. Account details are masked, and we only open them to pay you."
      >
        <PayoutMethods />
      </PageSection>
      <TaxSection />
      <PageSection wide title="Payouts">
        <MyPayouts />
      </PageSection>
    </Page>
  );
}
