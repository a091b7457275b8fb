import type { TaxFormKind } from '../../../../shared/tax/tax-form.ts';
import type { TaxField } from '../../../../shared/tax/wrong-tax-field.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

export const taxFormName: Record<TaxFormKind, string> = { w9: 'W-9', w8ben: 'W-8BEN' };

export const taxMessage = messageFor<'GET /api/me/tax' | 'GET /api/admin/tax-forms'>({});

/** Messages for parts of a form that cannot be right. */
export const wrongTaxFieldText: Record<TaxField, string> = {
  taxNumber: 'This number cannot be right. Please compare each digit.',
  born: 'This day of birth cannot be right.',
  country: 'Who lives in the United States sends a W-9.',
  citizenship: 'A citizen of the United States sends a W-9.',
  signature: 'Please sign with your name exactly as it stands above.',
};

/** Why a form was refused. */
export const taxFormMessage = messageFor<'POST /api/me/tax-forms'>({
  'tax-form-wrong': ({ field }) =>
    wrongTaxFieldText[field as TaxField] ?? 'Something in this form is not right. Please check it and try again.',
});

const own = {
  ...freshSignInMessages,
  'tax-form-not-found': 'There is no such form.',
};

/** Why a form is not shown. */
export const taxDetailsMessage = messageFor<'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details'>(own);

/** Why a form was not rejected. */
export const rejectFormMessage = messageFor<'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject'>({
  ...own,
  'own-tax-form': 'This is your own form. A colleague decides it.',
  'tax-form-decided': 'Somebody was faster: it is rejected already.',
});
