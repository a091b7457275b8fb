import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, TaxFormId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { Text } from '../text.ts';
import { OfficeTaxForm, TaxFormDetails, TaxFormView } from './tax-form.ts';

const named = z.object({ artistId: ArtistId, taxFormId: TaxFormId });

/** Who is taxed how, and what is withheld (product 27). */
export const taxContract = contract({
  /** The caller's form, what is withheld of payouts, and how much that would be of all that can be asked for now. */
  'GET /api/me/tax': {
    access: 'signed-in',
    reply: z.object({
      /** Whether this platform withholds at all. */
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
   * Sends a form, which counts at once in place of the one before. It is no idempotent route: a fingerprint of a request that holds a tax
   * number would be stored with it.
   */
  'POST /api/me/tax-forms': {
    access: 'signed-in',
    body: z.strictObject({ form: TaxFormDetails, isCertified: z.literal(true) }),
    reply: TaxFormView,
    problems: ['tax-form-wrong'],
  },

  /** Everybody's forms, the newest first. */
  'GET /api/admin/tax-forms': {
    access: 'finance',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeTaxForm),
    problems: [],
  },

  /** All that a form says, with its number. On record, each time. */
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details': {
    access: 'finance',
    params: named,
    reply: TaxFormDetails,
    problems: [...freshSignInProblems, 'tax-form-not-found'],
  },

  /** A form that cannot be relied on counts as none; the artist gets the reason by mail. */
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject': {
    access: 'finance',
    params: named,
    body: z.strictObject({ reason: Text.min(1) }),
    reply: OfficeTaxForm,
    problems: [...freshSignInProblems, 'own-tax-form', 'tax-form-not-found', 'tax-form-decided'],
  },
});
