import type { ArtistId } from '../../shared/ids.ts';
import type { TaxFormDetails } from '../../shared/tax/tax-form.ts';
import { newId } from '../../shared/test/builders.ts';
import { sealText } from '../payouts/sealed-method.ts';
import type { StoredTaxForm } from '../payouts/tax/stored-tax-form.ts';
import { taxFormRepository } from '../payouts/tax/tax-form-repository.ts';
import { methodKeys } from './payout-methods.ts';
import { table } from './people.ts';

/** The tax form of a person who lives in India, where the treaty rate is 15 percent. */
export const W8BEN = {
  kind: 'w8ben',
  name: 'Asha Rao',
  citizenship: 'IN',
  street: '4 Lake Road',
  city: 'Pune',
  country: 'IN',
  born: '1994-02-28',
  taxNumber: 'ABCPR1234F',
  claimsTreaty: true,
  signature: 'Asha Rao',
} as const satisfies TaxFormDetails;

/** Stores a person's form as the route does. */
export async function aTaxForm(artistId: ArtistId): Promise<StoredTaxForm> {
  const form: StoredTaxForm = {
    taxFormId: newId('tax-form'),
    artistId,
    kind: 'w8ben',
    name: W8BEN.name,
    country: 'IN',
    maskedNumber: '•••• 234F',
    treatyCountry: 'IN',
    isBackup: false,
    signedAt: new Date().toISOString(),
    expiresOn: '2099-12-31',
    sealed: await sealText(methodKeys, artistId, JSON.stringify(W8BEN)),
  };
  await taxFormRepository(table).add(form);
  return form;
}
