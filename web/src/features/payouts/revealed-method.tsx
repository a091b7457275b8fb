import { chainNames } from '../../../../shared/payouts/masked-method.ts';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import type { PayoutMethodDetails } from '../../../../shared/payouts/payout-method.ts';
import { revealMessage } from '../../data/payouts/method-messages.ts';
import { useRevealMethod } from '../../data/payouts/method-mutations.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Facts } from '../release-view/facts.tsx';

const methodRows = (details: PayoutMethodDetails): [string, string | undefined][] => {
  switch (details.kind) {
    case 'iban':
      return [
        ['Account holder', details.holder],
        ['IBAN', details.iban],
        ['BIC', details.bic],
      ];
    case 'us-bank':
      return [
        ['Account holder', details.holder],
        ['Routing number', details.routing],
        ['Account number', details.account],
      ];
    case 'paypal':
      return [['PayPal email', details.email]];
    case 'crypto':
      return [
        ['Chain', chainNames[details.chain]],
        ['Address', details.address],
      ];
  }
};

/** The destination of a payout. It is masked until the user asks to see it, which is audited (product 24.11). */
export function RevealedMethod({ payout }: { payout: OfficePayout }) {
  const revealing = useRevealMethod(payout);
  const reveal = useAction(revealing.mutateAsync, {
    failed: (error) => ({ title: 'We couldn’t show this', text: revealMessage(error) }),
  });
  if (!payout.methodKind) return null;
  if (revealing.data) return <Facts onlyGiven rows={methodRows(revealing.data)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" busy={revealing.isPending && 'Opening…'} onClick={() => reveal()}>
        Show account details
      </Button>
      <span className="text-small text-soft">Your access is recorded.</span>
    </div>
  );
}
