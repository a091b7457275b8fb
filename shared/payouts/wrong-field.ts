import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { isReadable } from '../readable-text.ts';
import { isCryptoAddress } from './crypto-address.ts';
import type { PayoutMethodDetails } from './payout-method.ts';

export type MethodField = 'holder' | 'iban' | 'bic' | 'routing' | 'account' | 'email' | 'address';

const withoutSpaces = (text: string) => text.replace(/[\s-]/g, '');

/** Formats the details as banks write them: no spaces, capitals where required. */
export function normalizedMethod(details: PayoutMethodDetails): PayoutMethodDetails {
  switch (details.kind) {
    case 'iban': {
      const { bic, ...rest } = details;
      const iban = electronicFormatIBAN(details.iban) ?? '';
      return { ...rest, iban, ...(bic && { bic: withoutSpaces(bic).toUpperCase() }) };
    }
    case 'us-bank':
      return { ...details, routing: withoutSpaces(details.routing), account: withoutSpaces(details.account) };
    case 'paypal':
      return { ...details, email: details.email.trim() };
    case 'crypto':
      return { ...details, address: details.address.trim() };
  }
}

/**
 * Checks an ABA routing number: its digits times 3, 7, 1 and so on must sum to a multiple of ten, and the first two
 * digits must be those of a Federal Reserve district, a thrift, an electronic or a traveler's check number (ABA Routing
 * Number Policy).
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^(0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce((all, digit, n) => all + Number(digit) * [3, 7, 1][n % 3]!, 0);
  return sum % 10 === 0;
}

/** The format of a PayPal email address. We send no email to it. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Finds the field of a tidied method whose checksum or format is invalid (product 24.11). */
export function findInvalidField(details: PayoutMethodDetails): MethodField | undefined {
  if ('holder' in details && !isReadable(details.holder)) return 'holder';
  switch (details.kind) {
    case 'iban':
      if (!isValidIBAN(details.iban)) return 'iban';
      return details.bic !== undefined && !isValidBIC(details.bic) ? 'bic' : undefined;
    case 'us-bank':
      if (!isRoutingNumber(details.routing)) return 'routing';
      return /^\d{4,17}$/.test(details.account) ? undefined : 'account';
    case 'paypal':
      return EMAIL.test(details.email) && isReadable(details.email) ? undefined : 'email';
    case 'crypto':
      return isCryptoAddress(details.chain, details.address) ? undefined : 'address';
  }
}
