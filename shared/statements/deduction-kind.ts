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

/** Names a deduction in a list of figures by store: `Bank charge (Spotify)`. */
export const deductionStore = (kind: DeductionKind, payerName: string): string => `${kindNames[kind]} (${payerName})`;

/** The territory of a deduction. It has no country, so it is counted under *Country not stated*. */
export const DEDUCTION_TERRITORY = 'ZZ';
