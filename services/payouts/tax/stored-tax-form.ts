import * as z from 'zod';
import { ArtistId } from '../../../shared/ids.ts';
import { TaxFormView } from '../../../shared/tax/tax-form.ts';
import type { CountedForm } from '../../../shared/tax/withholding.ts';
import type { Item } from '../../platform/table.ts';
import { SealedMethod } from '../sealed-method.ts';

/** A tax form as stored, with the signer's entries encrypted. */
const StoredTaxForm = TaxFormView.extend({
  artistId: ArtistId,
  sealed: SealedMethod,
  rejected: z
    .object({ at: z.string(), reason: z.string(), by: z.object({ id: z.string(), name: z.string() }) })
    .optional(),
});
export type StoredTaxForm = z.infer<typeof StoredTaxForm>;

export const readTaxForm = (item: Item): StoredTaxForm => StoredTaxForm.parse(item);

/** Converts a form to the format that its artist sees. */
export const shownTaxForm = (form: StoredTaxForm): TaxFormView => TaxFormView.parse(form);

/** Returns the part of the newest form that determines the rate. */
export function countedForm(form: StoredTaxForm | undefined): CountedForm | undefined {
  if (!form || form.rejected) return undefined;
  const { kind, isBackup, treatyCountry, expiresOn = '' } = form;
  return kind === 'w9' ? { kind, isBackup } : { kind, treatyCountry, expiresOn };
}
