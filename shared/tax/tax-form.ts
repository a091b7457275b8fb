import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, TaxFormId } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { StoredText } from '../text-schemas.ts';
import { taxClasses } from './tax-class.ts';

const line = (most: number) => z.string().max(most, { abort: true }).trim().refine(isWellFormed);
const required = (most: number) => line(most).min(1);
const Country = z
  .string()
  .max(2, { abort: true })
  .regex(/^[A-Z]{2}$/);
const Born = z.string().max(10, { abort: true }).pipe(Day);

/** A form as its signer fills it in (IRS Form W-9, IRS Form W-8BEN). `wrongTaxField` checks the content. */
export const TaxFormDetails = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('w9'),
    name: required(140),
    businessName: line(140).optional(),
    taxClass: z.enum(taxClasses),
    street: required(140),
    city: required(100),
    region: required(50),
    postalCode: required(20),
    numberKind: z.enum(['ssn', 'ein']),
    taxNumber: required(20),
    /** Whether the IRS has notified the signer that they are subject to backup withholding. */
    isBackup: z.boolean(),
    signature: required(140),
  }),
  z.strictObject({
    kind: z.literal('w8ben'),
    name: required(140),
    citizenship: Country,
    street: required(140),
    city: required(100),
    region: line(50).optional(),
    postalCode: line(20).optional(),
    country: Country,
    born: Born,
    /** The number from the signer's country of tax residence; required for a treaty rate. */
    taxNumber: line(50).optional(),
    claimsTreaty: z.boolean(),
    signature: required(140),
  }),
]);
export type TaxFormDetails = z.infer<typeof TaxFormDetails>;
export type TaxFormKind = TaxFormDetails['kind'];

const form = {
  taxFormId: TaxFormId,
  kind: z.enum(['w9', 'w8ben'] satisfies TaxFormKind[]),
  name: StoredText,
  /** The signer's country of residence; the United States for a W-9. */
  country: z.string(),
  /** The last four characters of the tax number; '' without one. */
  maskedNumber: StoredText,
  treatyCountry: z.string().optional(),
  isBackup: z.boolean(),
  signedAt: IsoTime,
  /** The last day on which the form is valid, YYYY-MM-DD. A W-9 is valid until it is replaced. */
  expiresOn: z.string().optional(),
  /** Why the office rejected the form, which is then treated as not submitted. */
  rejected: z.object({ at: IsoTime, reason: StoredText }).optional(),
};

/** A form as its artist sees it (product 27.1). */
export const TaxFormView = z.object(form);
export type TaxFormView = z.infer<typeof TaxFormView>;

/** A form as the office sees it. */
export const OfficeTaxForm = z.object({
  ...form,
  artistId: ArtistId,
  artistName: StoredText,
  /** Whether this is the artist's newest form, the only one that applies. */
  isNewest: z.boolean(),
});
export type OfficeTaxForm = z.infer<typeof OfficeTaxForm>;
