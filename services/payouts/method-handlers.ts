import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId } from '../../shared/ids.ts';
import { maskedMethod } from '../../shared/payouts/masked-method.ts';
import { MAX_METHODS } from '../../shared/payouts/max-methods.ts';
import type { payoutMethodsContract } from '../../shared/payouts/methods-contract.ts';
import type { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';
import { findInvalidField, normalizedMethod } from '../../shared/payouts/wrong-field.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import { formerAddress } from '../profiles/former-address.ts';
import type { PasswordGateway } from '../profiles/password-gateway.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import { applySignInHold } from './apply-sign-in-hold.ts';
import type { PayoutKeyGateway } from './payout-key-gateway.ts';
import type { PayoutMethodRepository } from './payout-method-repository.ts';
import { openMethod, sealMethod } from './sealed-method.ts';
import { type StoredMethod, shownMethod } from './stored-method.ts';

type Needs = {
  methods: PayoutMethodRepository;
  methodKeys: PayoutKeyGateway;
  profiles: Pick<ProfileRepository, 'find'>;
  passwords: PasswordGateway;
  /** The number of hours before payouts can use a new method. */
  holdHours: number;
  newId: NewId;
  now: () => Date;
};

const HOUR_MS = 3_600_000;

export function methodHandlers(needs: Needs): Handlers<typeof payoutMethodsContract> {
  const { methods, methodKeys, profiles, passwords, holdHours, newId, now } = needs;

  const toldOf = async (artistId: ArtistId, at: Date) => ({
    id: newId('request'),
    at,
    formerEmail: formerAddress(await profiles.find(artistId, { consistent: true }), at),
  });

  /** Finds a saved method with the same details, so that a repeated request adds only one. */
  const findSaved = async (saved: readonly StoredMethod[], details: PayoutMethodDetails) => {
    const masked = maskedMethod(details);
    const alike = saved.filter((method) => method.masked === masked);
    const opened = await Promise.all(alike.map((method) => openMethod(methodKeys, method.artistId, method.sealed)));
    return alike[opened.findIndex((one) => JSON.stringify(one) === JSON.stringify(details))];
  };

  /** @throws Problem `password-wrong`, `password-locked` */
  const assertPassword = async (artistId: ArtistId, password: string): Promise<void> => {
    if (!(await passwords.isPasswordOf(artistId, password))) throw new Problem('password-wrong');
  };

  /** Encrypts the destination of a method saved at `at`, and computes when payouts can first use it. */
  const sealed = async (artistId: ArtistId, details: PayoutMethodDetails, at: Date) => ({
    masked: maskedMethod(details),
    sealed: await sealMethod(methodKeys, artistId, details),
    usableAt: new Date(at.getTime() + holdHours * HOUR_MS).toISOString(),
  });

  /** @throws Problem `payout-method-wrong` */
  const checked = (method: PayoutMethodDetails): PayoutMethodDetails => {
    const details = normalizedMethod(method);
    const field = findInvalidField(details);
    if (field) throw new Problem('payout-method-wrong', { field });
    return details;
  };

  return {
    async 'GET /api/me/payout-methods'({ actor }) {
      const [{ methods: saved }, profile] = await Promise.all([
        methods.read(actor.artistId),
        profiles.find(actor.artistId),
      ]);
      return { items: saved.map((method) => shownMethod(applySignInHold(method, profile, holdHours))), holdHours };
    },

    async 'POST /api/me/payout-methods'({ actor, body: { password, method, label } }) {
      const { artistId } = actor;
      const details = checked(method);
      await assertPassword(artistId, password);
      return retryWhenChanged('payout-methods-changed', async () => {
        const { methods: saved, ver } = await methods.read(artistId);
        const before = await findSaved(saved, details);
        if (before) return shownMethod(before);
        if (saved.length >= MAX_METHODS) throw new Problem('too-many-payout-methods');
        const at = now();
        const added: StoredMethod = {
          methodId: newId('payout-method'),
          artistId,
          kind: details.kind,
          ...(await sealed(artistId, details, at)),
          ...(label && { label }),
          addedAt: at.toISOString(),
        };
        await methods.add(added, ver, await toldOf(artistId, at));
        return shownMethod(added);
      });
    },

    async 'PUT /api/me/payout-methods/{methodId}'({ actor, params: { methodId }, body: { password, label, method } }) {
      const { artistId } = actor;
      const find = async () => {
        const { methods: saved, ver } = await methods.read(artistId);
        const before = saved.find((one) => one.methodId === methodId);
        if (!before) throw new Problem('payout-method-not-found');
        return { saved, ver, before };
      };
      const { kind } = (await find()).before;
      const details = method && checked(method);
      if (details && details.kind !== kind) throw new Problem('payout-method-wrong', { field: 'kind' });
      await assertPassword(artistId, password);
      return retryWhenChanged('payout-methods-changed', async () => {
        const { saved, ver, before } = await find();
        const same = details && (await findSaved(saved, details));
        if (same && same !== before) throw new Problem('payout-method-known');
        const at = now();
        const { label: _, ...unnamed } = before;
        const after: StoredMethod = {
          ...unnamed,
          ...(label && { label }),
          // Unchanged details keep their encrypted destination and need no new hold.
          ...(details && !same && { ...(await sealed(artistId, details, at)), changedAt: at.toISOString() }),
        };
        await methods.change(before, after, ver, await toldOf(artistId, at));
        return shownMethod(after);
      });
    },

    async 'DELETE /api/me/payout-methods/{methodId}'({ actor: { artistId }, params: { methodId } }) {
      return retryWhenChanged('payout-methods-changed', async () => {
        const { methods: saved, ver } = await methods.read(artistId);
        const method = saved.find((one) => one.methodId === methodId);
        if (!method) throw new Problem('payout-method-not-found');
        await methods.remove(method, ver, await toldOf(artistId, now()));
        return { removed: true as const };
      });
    },
  };
}
