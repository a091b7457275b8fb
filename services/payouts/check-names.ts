import type { NameKind, PayoutHold } from '../../shared/payouts/payout.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { SanctionRepository } from '../sanctions/sanction-repository.ts';
import type { Payout } from './payout.ts';
import type { PayoutKeyGateway } from './payout-key-gateway.ts';
import { openMethod } from './sealed-method.ts';
import type { TaxFormRepository } from './tax/tax-form-repository.ts';

export type NameNeeds = {
  sanctions: Pick<SanctionRepository, 'among'>;
  profiles: Pick<ProfileRepository, 'find'>;
  forms: Pick<TaxFormRepository, 'newest'>;
  methodKeys: Pick<PayoutKeyGateway, 'open'>;
  now: () => Date;
};

/**
 * Screens all known names of a payout's artist against the sanctions lists, and holds the payout if one may match
 * (product 27.5).
 */
export const checkNames =
  ({ sanctions, profiles, forms, methodKeys, now }: NameNeeds) =>
  async ({ artistId, artistName, fullName, sealed }: Payout): Promise<PayoutHold | undefined> => {
    const [profile, form] = await Promise.all([profiles.find(artistId), forms.newest(artistId)]);
    const method = sealed && (await openMethod(methodKeys, artistId, sealed));
    const holder = method && 'holder' in method ? method.holder : '';
    const names: [of: NameKind, name: string | undefined][] = [
      ['artist-name', artistName],
      ['artist-name', profile?.artistName],
      ['full-name', fullName],
      ['full-name', profile?.fullName],
      ['account-holder', holder],
      ['tax-form', form?.name],
    ];
    const listed = await sanctions.among(names.flatMap(([of, name]) => (name ? [{ of, name }] : [])));
    return listed.length > 0 ? { at: now().toISOString(), listed } : undefined;
  };
