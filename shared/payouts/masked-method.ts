import type { Chain } from './crypto-address.ts';
import type { PayoutMethodDetails } from './payout-method.ts';

export const chainNames: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'Tron' };

const HIDDEN = '••••';
const last = (text: string) => text.slice(-4);

/** Formats a method for display: enough to recognize it, but not enough to pay to it. */
export function maskedMethod(details: PayoutMethodDetails): string {
  switch (details.kind) {
    case 'iban':
      return `Bank account ${details.iban.slice(0, 2)} ${HIDDEN} ${last(details.iban)}`;
    case 'us-bank':
      return `US bank account ${HIDDEN} ${last(details.account)}`;
    case 'paypal': {
      const at = details.email.lastIndexOf('@');
      return `PayPal ${details.email.slice(0, 1)}${HIDDEN}${details.email.slice(at)}`;
    }
    case 'crypto':
      return `${chainNames[details.chain]} ${details.address.slice(0, 4)}${HIDDEN}${last(details.address)}`;
  }
}
