import type { TaxFormDetails } from './tax-form.ts';

/** A field whose value can be invalid by itself. */
export type TaxField = 'taxNumber' | 'born' | 'country' | 'citizenship' | 'signature';

const digits = (text: string): string => text.replace(/[\s-]/g, '');
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether a string is a Social Security number, except for numbers that the Social Security Administration never
 * assigns.
 */
const isSsn = (text: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(text);
const isEin = (text: string): boolean => /^(?!00)\d{9}$/.test(text);

/**
 * Finds the first invalid field of a form; undefined if all are valid.
 * @param day the day of the signature, YYYY-MM-DD
 */
export function findInvalidTaxField(form: TaxFormDetails, day: string): TaxField | undefined {
  if (folded(form.signature) !== folded(form.name)) return 'signature';
  if (form.kind === 'w9') {
    const number = digits(form.taxNumber);
    return (form.numberKind === 'ssn' ? isSsn(number) : isEin(number)) ? undefined : 'taxNumber';
  }
  if (form.citizenship === 'US') return 'citizenship';
  if (form.country === 'US') return 'country';
  if (form.born >= day || form.born < '1900-01-01') return 'born';
  return form.claimsTreaty && !form.taxNumber ? 'taxNumber' : undefined;
}
