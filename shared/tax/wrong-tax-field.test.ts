import type { TaxFormDetails } from './tax-form.ts';
import { findInvalidTaxField } from './wrong-tax-field.ts';

const DAY = '2026-11-23';
const address = { street: '12 Quay', city: 'Portland', postalCode: '97201' };
const w9 = (of: Partial<Extract<TaxFormDetails, { kind: 'w9' }>> = {}): TaxFormDetails => ({
  ...{ kind: 'w9', name: 'Mara Ellis', taxClass: 'individual', ...address, region: 'OR' },
  ...{ numberKind: 'ssn', taxNumber: '078-05-1121', isBackup: false, signature: 'mara  ellis' },
  ...of,
});
const w8 = (of: Partial<Extract<TaxFormDetails, { kind: 'w8ben' }>> = {}): TaxFormDetails => ({
  ...{ kind: 'w8ben', name: 'Inês Braga', citizenship: 'PT', country: 'PT', ...address, born: '1994-02-28' },
  ...{ taxNumber: '123456789', claimsTreaty: true, signature: 'Inês Braga' },
  ...of,
});

test.each<[string, TaxFormDetails, string | undefined]>([
  ['a valid W-9', w9(), undefined],
  ['an employer number', w9({ numberKind: 'ein', taxNumber: '12-3456789' }), undefined],
  ['a number that is never assigned', w9({ taxNumber: '666-05-1121' }), 'taxNumber'],
  ['a number that is too short', w9({ taxNumber: '078-05-112' }), 'taxNumber'],
  ['somebody else’s signature', w9({ signature: 'M. Ellis' }), 'signature'],
  ['a valid W-8BEN', w8(), undefined],
  ['a citizen of the United States', w8({ citizenship: 'US' }), 'citizenship'],
  ['a resident of the United States', w8({ country: 'US' }), 'country'],
  ['a date of birth in the future', w8({ born: '2027-01-01' }), 'born'],
  ['a treaty without a number', w8({ taxNumber: undefined }), 'taxNumber'],
  ['neither a treaty nor a number', w8({ taxNumber: undefined, claimsTreaty: false }), undefined],
])('%s (product 27.1)', (_, form, field) => expect(findInvalidTaxField(form, DAY)).toBe(field));
