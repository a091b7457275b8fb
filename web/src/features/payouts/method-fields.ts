import type { Chain } from '../../../../shared/payouts/crypto-address.ts';
import type { PayoutMethodDetails, PayoutMethodKind } from '../../../../shared/payouts/payout-method.ts';
import type { MethodField } from '../../../../shared/payouts/wrong-field.ts';
import { entriesOf } from '../../../../shared/typed-record.ts';
import type { Choice } from '../../ui/select.tsx';

export type TypedMethod = Record<MethodField, string> & { chain: Chain; label: string; password: string };

export const kindLabels: Record<PayoutMethodKind, string> = {
  iban: 'Bank account (IBAN)',
  'us-bank': 'Bank account in the US',
  paypal: 'PayPal',
  crypto: 'Crypto wallet',
};

export const methodChoices = <K extends string>(labels: Record<K, string>): Choice<K>[] =>
  entriesOf(labels).map(([value, label]) => ({ value, label }));

type FieldRow = {
  name: MethodField;
  label: string;
  hint?: string;
  /** The message for an empty field; undefined for an optional field. */
  required?: string;
  inputMode?: 'numeric' | 'email';
  maxLength: number;
};

const holder: FieldRow = {
  name: 'holder',
  label: 'Account holder',
  hint: 'The name on the bank account',
  required: 'Please enter the account holder',
  maxLength: 140,
};

/** The fields of each kind of method. */
export const methodFields: Record<PayoutMethodKind, readonly FieldRow[]> = {
  iban: [
    holder,
    { name: 'iban', label: 'IBAN', required: 'Please enter the IBAN', maxLength: 50 },
    { name: 'bic', label: 'BIC', hint: 'Optional', maxLength: 15 },
  ],
  'us-bank': [
    holder,
    {
      name: 'routing',
      label: 'Routing number',
      required: 'Please enter the routing number',
      inputMode: 'numeric',
      maxLength: 20,
    },
    {
      name: 'account',
      label: 'Account number',
      required: 'Please enter the account number',
      inputMode: 'numeric',
      maxLength: 30,
    },
  ],
  paypal: [
    { name: 'email', label: 'PayPal email', required: 'Please enter the address', inputMode: 'email', maxLength: 255 },
  ],
  crypto: [{ name: 'address', label: 'Address', required: 'Please paste the address', maxLength: 120 }],
};

/** Converts the typed values to the API's format. */
export function methodDetailsFrom(
  kind: PayoutMethodKind,
  typed: Omit<TypedMethod, 'password' | 'label'>,
): PayoutMethodDetails {
  const { holder, iban, bic, routing, account, email, chain, address } = typed;
  switch (kind) {
    case 'iban':
      return { kind, holder: holder.trim(), iban, ...(bic?.trim() && { bic }) };
    case 'us-bank':
      return { kind, holder: holder.trim(), routing, account };
    case 'paypal':
      return { kind, email };
    case 'crypto':
      return { kind, chain, address };
  }
}
