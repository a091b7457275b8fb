/** Why a payer sends less than its statement says (product 23.20). */
export const deductionKinds = ['fee', 'bank-charge', 'tax-at-source', 'other'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

const kindNames: Record<DeductionKind, string> = {
  fee: 'Fee',
  'bank-charge': 'Bank charge',
  'tax-at-source': 'Tax at source',
  other: 'Other deduction',
};

export const deductionKindText = (kind: DeductionKind): string => kindNames[kind];

/** What a deduction is called in the place of a store, where figures are listed by store: `Bank charge (Spotify)`. */
export const deductionStore = (kind: DeductionKind, payerName: string): string => `${kindNames[kind]} (${payerName})`;

/** A deduction is of no country: it is counted where a country is not stated. */
export const DEDUCTION_TERRITORY = 'ZZ';
