import type { accountsContract } from '../../shared/accounts/contract.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId } from '../../shared/ids.ts';
import type { MailPreference } from '../../shared/mail/mail.ts';
import type { WalletRepository } from '../payouts/wallet-repository.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { PasswordGateway } from '../profiles/password-gateway.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import { accountNotFound, type StoredProfile } from '../profiles/stored-profile.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import type { UserSearchRepository } from '../profiles/user-search-repository.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { AccountMailRepository } from './account-mail-repository.ts';
import { changeRole } from './change-role.ts';
import { checkDeletion } from './check-deletion.ts';
import { findUsers } from './find-users.ts';

type Needs = {
  profiles: ProfileRepository;
  mails: AccountMailRepository;
  pool: Pick<
    UserPoolGateway,
    'find' | 'signOutEverywhere' | 'removeSecondFactor' | 'addToGroup' | 'removeFromGroup' | 'findByEmail'
  >;
  passwords: PasswordGateway;
  userSearch: UserSearchRepository;
  cards: Pick<CardRepository, 'all' | 'library'>;
  wallets: WalletRepository;
  newId: NewId;
  ensureProfile: (artistId: ArtistId, options: { consistent: boolean }) => Promise<StoredProfile>;
  followEmail: (profile: StoredProfile, tokenIssuedAt: number) => Promise<StoredProfile>;
  auditedBy: (admin: SignedIn) => Audited;
  /** @throws Problem `sign-in-again`, `second-factor-needed` */
  assertFreshSignIn: (actor: SignedIn) => void;
  /** Whether we signed the token for this artist and this kind of email. */
  isUnsubscribeToken: (token: string, subject: { artistId: ArtistId; preference: MailPreference }) => Promise<boolean>;
  now: () => Date;
};

/** @throws Problem `user-not-found` */
const existingProfile = async (profiles: ProfileRepository, artistId: ArtistId): Promise<StoredProfile> =>
  (await profiles.find(artistId, { consistent: true })) ?? accountNotFound();

const byRoleAndName = (one: StoredProfile, other: StoredProfile): number =>
  (one.role ?? '').localeCompare(other.role ?? '') || one.fullName.localeCompare(other.fullName);

export const accountHandlers = ({
  profiles,
  mails,
  pool,
  passwords,
  userSearch,
  ensureProfile,
  followEmail,
  cards,
  wallets,
  newId,
  auditedBy,
  assertFreshSignIn,
  isUnsubscribeToken,
  now,
}: Needs): Handlers<typeof accountsContract> => ({
  async 'GET /api/me'({ actor }) {
    // Read consistently, because a page refetches after a change and must not get the old profile.
    const profile = await ensureProfile(actor.artistId, { consistent: true });
    // All earlier sign-ins ended when the deletion began, so this is a new sign-in.
    const current = profile.deletion ? await profiles.takeDeletionBack(actor.artistId, now()) : profile;
    return followEmail(current, actor.tokenIssuedAt);
  },

  'PATCH /api/me': ({ actor, body }) => profiles.edit(actor.artistId, { ...body, now: now() }),

  async 'PUT /api/me/mail-preferences'({ actor, body }) {
    const profile = await mails.setPreferences(actor.artistId, body, now());
    if (!profile) throw new Problem('sign-in-required');
    return profile;
  },

  async 'POST /api/unsubscribe/{artistId}/{preference}/{token}'({ params: { token, ...subject } }) {
    if (!(await isUnsubscribeToken(token, subject))) throw new Problem('unsubscribe-link-invalid');
    await mails.setPreferences(subject.artistId, { [subject.preference]: false }, now());
    return { unsubscribed: true };
  },

  async 'GET /api/unsubscribe/{artistId}/{preference}/{token}'({ params: { token, ...subject } }) {
    if (!(await isUnsubscribeToken(token, subject))) throw new Problem('unsubscribe-link-invalid');
    return { location: `/unsubscribe/${subject.artistId}/${subject.preference}/${token}` };
  },

  async 'POST /api/me/password-changed'({ actor }) {
    // Otherwise the holder of a stolen token could end its owner's sessions and keep their own.
    if (!actor.canChangeAccount) throw new Problem('sign-in-again', { purpose: 'account', minutes: 15 });
    // Done before the email is sent: if this fails, the caller can repeat the call.
    await profiles.endSignIns(actor.artistId, now(), actor.signInId);
    await mails.passwordChanged(actor.artistId, now());
    return { told: true };
  },

  async 'POST /api/me/sign-out-everywhere'({ actor }) {
    // The pool is called first, so that the caller can still retry if the second write fails.
    await pool.signOutEverywhere(actor.artistId);
    await profiles.endSignIns(actor.artistId, now());
    return { signedOut: true };
  },

  async 'POST /api/me/deletion'({ actor: { artistId }, body }) {
    const profile = await ensureProfile(artistId, { consistent: true });
    checkDeletion(profile, body.artistName, await cards.all(artistId), await wallets.find(artistId));
    if (!(await passwords.isPasswordOf(artistId, body.password))) throw new Problem('password-wrong');
    const deletedAt = await profiles.beginDeletion(artistId, { id: newId('request'), at: now() });
    await pool.signOutEverywhere(artistId);
    return { deletedAt };
  },

  async 'GET /api/admin/users'({ query }) {
    const [page, counts] = await Promise.all([findUsers({ profiles, userSearch, pool }, query), profiles.counts()]);
    return { ...page, counts };
  },

  async 'GET /api/admin/office-members'() {
    const members = await profiles.officeMembers();
    const found = await Promise.all(members.map(({ artistId }) => profiles.find(artistId, { consistent: true })));
    return { members: found.flatMap((profile) => (profile?.role ? [profile] : [])).sort(byRoleAndName) };
  },

  'GET /api/admin/users/{artistId}': ({ params: { artistId } }) => existingProfile(profiles, artistId),

  async 'GET /api/admin/users/{artistId}/email'({ params: { artistId } }) {
    await existingProfile(profiles, artistId);
    const email = (await pool.find(artistId))?.attributes.email;
    return { email: email ?? accountNotFound() };
  },

  async 'GET /api/admin/users/{artistId}/releases'({ params: { artistId }, query: { cursor } }) {
    await existingProfile(profiles, artistId);
    return cards.library(artistId, { cursor });
  },

  async 'GET /api/admin/users/{artistId}/as-artist'({ actor, params: { artistId } }) {
    const profile = await existingProfile(profiles, artistId);
    // Recorded first, so that nobody views the pages without a record.
    await profiles.seenAsArtist(artistId, auditedBy(actor));
    return { profile, releases: (await cards.library(artistId)).items };
  },

  async 'PATCH /api/admin/users/{artistId}/status'({ actor, params, body }) {
    if (params.artistId === actor.artistId) throw new Problem('own-status');
    await profiles.setStatus(params.artistId, body, auditedBy(actor));
    return existingProfile(profiles, params.artistId);
  },

  async 'PUT /api/admin/users/{artistId}/role'({ actor, params: { artistId }, body }) {
    assertFreshSignIn(actor);
    await existingProfile(profiles, artistId);
    await changeRole({ profiles, pool }, artistId, body, auditedBy(actor));
    return existingProfile(profiles, artistId);
  },

  async 'DELETE /api/admin/users/{artistId}/second-factor'({ actor, params: { artistId } }) {
    assertFreshSignIn(actor);
    if (!(await profiles.find(artistId))) throw new Problem('user-not-found');
    // Reads the pool, because the profile's copy may be outdated: it was made when the last token was issued.
    if ((await pool.find(artistId))?.hasSecondFactor) {
      // Recorded first, so that the admin can retry if the pool fails.
      await profiles.secondFactorRemoved(artistId, auditedBy(actor));
      await pool.removeSecondFactor(artistId);
    }
    return { removed: true };
  },
});
