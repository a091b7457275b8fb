import type { TaxFormDetails, TaxFormKind } from '../../../../shared/tax/tax-form.ts';

type W9 = Extract<TaxFormDetails, { kind: 'w9' }>;

/** The values of both forms, as typed. */
export type TypedTax = {
  name: string;
  businessName: string;
  taxClass: W9['taxClass'];
  citizenship: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  born: string;
  numberKind: W9['numberKind'];
  taxNumber: string;
  signature: string;
};

type Row = {
  name: keyof TypedTax;
  label: string;
  hint?: string;
  /** The message for an empty field; undefined for an optional field. */
  required?: string;
  maxLength: number;
};

const address: Row[] = [
  { name: 'street', label: 'Street and number', required: 'Please enter your address', maxLength: 140 },
  { name: 'city', label: 'City', required: 'Please enter the city', maxLength: 100 },
];

/** The text fields of each form. Fields with a list of choices are separate. */
export const taxFields: Record<TaxFormKind, readonly Row[]> = {
  w9: [
    { name: 'name', label: 'Name', hint: 'As on your tax return', required: 'Please enter your name', maxLength: 140 },
    { name: 'businessName', label: 'Business name', hint: 'Optional', maxLength: 140 },
    ...address,
    { name: 'region', label: 'State', required: 'Please enter the state', maxLength: 50 },
    { name: 'postalCode', label: 'ZIP code', required: 'Please enter the ZIP code', maxLength: 20 },
  ],
  w8ben: [
    { name: 'name', label: 'Name', hint: 'As in your passport', required: 'Please enter your name', maxLength: 140 },
    ...address,
    { name: 'region', label: 'Region', hint: 'Optional', maxLength: 50 },
    { name: 'postalCode', label: 'Postal code', hint: 'Optional', maxLength: 20 },
  ],
};

export const emptyTax: TypedTax = {
  name: '',
  businessName: '',
  taxClass: 'individual',
  citizenship: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  born: '',
  numberKind: 'ssn',
  taxNumber: '',
  signature: '',
};

type TickedBoxes = { isBackup: boolean; claimsTreaty: boolean };

/** Converts the typed values to the API's format. */
export function taxFormFrom(
  kind: TaxFormKind,
  typed: TypedTax,
  { isBackup, claimsTreaty }: TickedBoxes,
): TaxFormDetails {
  const { name, street, city, region, postalCode, taxNumber, signature } = typed;
  const common = { name: name.trim(), street, city, signature: signature.trim() };
  if (kind === 'w9') {
    return {
      kind,
      ...common,
      ...(typed.businessName.trim() && { businessName: typed.businessName }),
      taxClass: typed.taxClass,
      region,
      postalCode,
      numberKind: typed.numberKind,
      taxNumber,
      isBackup,
    };
  }
  return {
    kind,
    ...common,
    citizenship: typed.citizenship,
    ...(region.trim() && { region }),
    ...(postalCode.trim() && { postalCode }),
    country: typed.country,
    born: typed.born,
    ...(taxNumber.trim() && { taxNumber: taxNumber.trim() }),
    claimsTreaty,
  };
}
