import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, TaxFormId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { Text } from '../text-schemas.ts';
import { OfficeTaxForm, TaxFormDetails, TaxFormView } from './tax-form.ts';

const named = z.object({ artistId: ArtistId, taxFormId: TaxFormId });

/** Routes for tax forms and withheld tax (product 27). */
export const taxContract = contract({
  /** Shows the caller's form, the tax rate, and the tax on the whole available balance. */
  'GET /api/me/tax': {
    access: 'signed-in',
    reply: z.object({
      /** Whether this platform withholds tax at all. */
      isWithheld: z.boolean(),
      form: TaxFormView.optional(),
      basis: z.enum(['none', 'w9', 'w8ben']),
      percent: z.int(),
      of: z.enum(['us', 'all']),
      usMicros: MicrosText,
      withheldMicros: MicrosText,
    }),
    problems: [],
  },

  /**
   * Submits a form, which replaces the previous one immediately. The route has no idempotency key, which would mean
   * storing a fingerprint of a request that contains a tax number.
   */
  'POST /api/me/tax-forms': {
    access: 'signed-in',
    body: z.strictObject({ form: TaxFormDetails, isCertified: z.literal(true) }),
    reply: TaxFormView,
    problems: ['tax-form-wrong'],
  },

  /** Lists all forms, newest first. */
  'GET /api/admin/tax-forms': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeTaxForm),
    problems: [],
  },

  /** Shows a whole form, including its number. Each view is audited. */
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details': {
    access: 'finance',
    params: named,
    reply: TaxFormDetails,
    problems: [...freshSignInProblems, 'tax-form-not-found'],
  },

  /** Rejects an unreliable form, as if it had never been submitted; the reason is emailed to the artist. */
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject': {
    access: 'finance',
    params: named,
    body: z.strictObject({ reason: Text.min(1) }),
    reply: OfficeTaxForm,
    problems: [...freshSignInProblems, 'own-tax-form', 'tax-form-not-found', 'tax-form-decided'],
  },
});
