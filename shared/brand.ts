/**
 * What an operator changes to run the product under its own name. Claims that depend on the operator's distributors stand here,
 * so that a label only promises what it has (decisions, first page).
 */
export const brand = {
  name: 'Segno',
  supportEmail: 'support@segno.test',
  storesClaim: '150+',
  deliveryDays: { paid: '3-5 business days', basic: '10-15 business days' },
  /** The version of the distribution agreement that an artist accepts on submitting; its text is in web/src/features/releases/agreement.ts. */
  agreementVersion: '2026-11',
} as const;
