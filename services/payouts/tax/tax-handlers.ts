import { Problem } from '../../../shared/contract/problem.ts';
import { dayOf } from '../../../shared/dates.ts';
import type { NewId } from '../../../shared/ids.ts';
import { wholeCents } from '../../../shared/payouts/whole-cents.ts';
import type { taxContract } from '../../../shared/tax/contract.ts';
import { type OfficeTaxForm, TaxFormDetails } from '../../../shared/tax/tax-form.ts';
import { expiryDay } from '../../../shared/tax/withholding.ts';
import { findInvalidTaxField } from '../../../shared/tax/wrong-tax-field.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Audited, personOf } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/serve.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { PayoutKeyGateway } from '../payout-key-gateway.ts';
import { openText, sealText } from '../sealed-method.ts';
import type { WalletRepository } from '../wallet-repository.ts';
import { type WithheldNeeds, withheldComputer } from './compute-withheld.ts';
import { type StoredTaxForm, shownTaxForm } from './stored-tax-form.ts';
import type { TaxFormRepository } from './tax-form-repository.ts';

export type TaxNeeds = WithheldNeeds & {
  forms: TaxFormRepository;
  wallets: Pick<WalletRepository, 'find'>;
  methodKeys: PayoutKeyGateway;
  profiles: Pick<ProfileRepository, 'find'>;
  /** @throws Problem if the person is currently not allowed to act on payouts (product 24.12) */
  assertPayer: (actor: SignedIn) => Promise<void>;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
};

/** Masks a number except for its last four characters. */
const masked = (number = ''): string => (number === '' ? '' : `•••• ${number.replace(/[\s-]/g, '').slice(-4)}`);

export function taxHandlers(needs: TaxNeeds): Handlers<typeof taxContract> {
  const { forms, wallets, methodKeys, profiles, isWithheld, assertPayer, newId, auditedBy, now } = needs;

  const shown = async (form: StoredTaxForm): Promise<OfficeTaxForm> => {
    const [profile, newest] = await Promise.all([profiles.find(form.artistId), forms.newest(form.artistId)]);
    return {
      ...shownTaxForm(form),
      artistId: form.artistId,
      artistName: profile?.artistName ?? '',
      isNewest: newest?.taxFormId === form.taxFormId,
    };
  };

  return {
    async 'GET /api/me/tax'({ actor: { artistId } }) {
      const { available } = await wallets.find(artistId);
      const micros = available > 0n ? wholeCents(available) : 0n;
      const { form, tax } = await withheldComputer(needs)(artistId, micros);
      return { isWithheld, ...(form && { form: shownTaxForm(form) }), ...tax };
    },

    async 'POST /api/me/tax-forms'({ actor: { artistId }, body: { form: details } }) {
      const at = now();
      const field = findInvalidTaxField(details, dayOf(at));
      if (field) throw new Problem('tax-form-wrong', { field });
      const isForeign = details.kind === 'w8ben';
      const form: StoredTaxForm = {
        taxFormId: newId('tax-form'),
        artistId,
        kind: details.kind,
        name: details.name,
        country: isForeign ? details.country : 'US',
        maskedNumber: masked(details.taxNumber),
        ...(isForeign && details.claimsTreaty && { treatyCountry: details.country }),
        isBackup: !isForeign && details.isBackup,
        signedAt: at.toISOString(),
        ...(isForeign && { expiresOn: expiryDay(dayOf(at)) }),
        sealed: await sealText(methodKeys, artistId, JSON.stringify(details)),
      };
      await forms.add(form);
      return shownTaxForm(form);
    },

    async 'GET /api/admin/tax-forms'({ query: { cursor } }) {
      const page = await forms.page(cursor);
      return { ...page, items: await Promise.all(page.items.map(shown)) };
    },

    async 'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details'({ actor, params }) {
      const form = await forms.find(params);
      if (!form) throw new Problem('tax-form-not-found');
      await assertPayer(actor);
      // The audit entry is written first, so that nobody sees the form without one.
      await forms.seen(form, auditedBy(actor));
      return TaxFormDetails.parse(JSON.parse(await openText(methodKeys, form.artistId, form.sealed)));
    },

    async 'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject'({ actor, params, body: { reason } }) {
      if (actor.artistId === params.artistId) throw new Problem('own-tax-form');
      const form = await forms.find(params);
      if (!form) throw new Problem('tax-form-not-found');
      await assertPayer(actor);
      const audited = auditedBy(actor);
      const rejected = { at: audited.at.toISOString(), reason, by: personOf(audited) };
      await forms.reject(form, rejected, audited);
      return shown({ ...form, rejected });
    },
  };
}
