import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, TaxFormId } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { StoredText } from '../text.ts';
import { taxClasses } from './tax-class.ts';

const line = (most: number) => z.string().max(most, { abort: true }).trim().refine(isWellFormed);
const said = (most: number) => line(most).min(1);
const Country = z
  .string()
  .max(2, { abort: true })
  .regex(/^[A-Z]{2}$/);
const Born = z.string().max(10, { abort: true }).pipe(Day);

/** A form as its signer fills it in (IRS Form W-9, IRS Form W-8BEN). What can be wrong of it in itself `wrongTaxField` says. */
export const TaxFormDetails = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('w9'),
    name: said(140),
    businessName: line(140).optional(),
    taxClass: z.enum(taxClasses),
    street: said(140),
    city: said(100),
    region: said(50),
    postalCode: said(20),
    numberKind: z.enum(['ssn', 'ein']),
    taxNumber: said(20),
    /** The signer was told by the tax office that they are subject to backup withholding. */
    isBackup: z.boolean(),
    signature: said(140),
  }),
  z.strictObject({
    kind: z.literal('w8ben'),
    name: said(140),
    citizenship: Country,
    street: said(140),
    city: said(100),
    region: line(50).optional(),
    postalCode: line(20).optional(),
    country: Country,
    born: Born,
    /** Of the country where its signer is taxed; needed for a treaty. */
    taxNumber: line(50).optional(),
    claimsTreaty: z.boolean(),
    signature: said(140),
  }),
]);
export type TaxFormDetails = z.infer<typeof TaxFormDetails>;
export type TaxFormKind = TaxFormDetails['kind'];

const form = {
  taxFormId: TaxFormId,
  kind: z.enum(['w9', 'w8ben'] satisfies TaxFormKind[]),
  name: StoredText,
  /** Where its signer lives; of a W-9 the United States. */
  country: z.string(),
  /** The last four characters of the number; '' where none was said. */
  maskedNumber: StoredText,
  treatyCountry: z.string().optional(),
  isBackup: z.boolean(),
  signedAt: IsoTime,
  /** YYYY-MM-DD, the last day on which it counts; a W-9 counts until another one is sent. */
  expiresOn: z.string().optional(),
  /** Why the office rejected it: then it counts as none. */
  rejected: z.object({ at: IsoTime, reason: StoredText }).optional(),
};

/** A form as its artist sees it (product 27.1). */
export const TaxFormView = z.object(form);
export type TaxFormView = z.infer<typeof TaxFormView>;

/** The same for the office. */
export const OfficeTaxForm = z.object({
  ...form,
  artistId: ArtistId,
  artistName: StoredText,
  /** Whether it is the artist's newest one: only that counts. */
  isNewest: z.boolean(),
});
export type OfficeTaxForm = z.infer<typeof OfficeTaxForm>;
