import type { TaxFormKind } from '../../../../shared/tax/tax-form.ts';
import type { TaxField } from '../../../../shared/tax/wrong-tax-field.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { textFor } from '../../lib/text-for.ts';

export const taxFormName: Record<TaxFormKind, string> = { w9: 'W-9', w8ben: 'W-8BEN' };

export const taxMessage = messageFor<'GET /api/me/tax' | 'GET /api/admin/tax-forms'>({});

/** The message for an invalid field of a tax form. */
export const invalidTaxFieldText: Record<TaxField, string> = {
  taxNumber: 'This number isn’t valid. Please check each digit.',
  born: 'This date of birth isn’t valid.',
  country: 'If you live in the United States, please use a W-9.',
  citizenship: 'US citizens use a W-9.',
  signature: 'Please sign with your name exactly as above.',
};

/** Explains why a form was not accepted. */
export const taxFormMessage = messageFor<'POST /api/me/tax-forms'>({
  'tax-form-wrong': ({ field }) =>
    textFor(invalidTaxFieldText, field) ?? 'Something in this form isn’t right. Please check it and try again.',
});

const own = {
  ...freshSignInMessages,
  'tax-form-not-found': 'This form doesn’t exist.',
};

/** Explains why a form is not shown. */
export const taxDetailsMessage = messageFor<'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details'>(own);

/** Explains why a form was not rejected. */
export const rejectFormMessage = messageFor<'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject'>({
  ...own,
  'own-tax-form': 'This is your own form, so a colleague has to decide it.',
  'tax-form-decided': 'A colleague got there first: it is already rejected.',
});
