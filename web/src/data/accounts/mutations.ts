import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import type { OfficeRole } from '../../../../shared/accounts/office-role.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import type { ProfileEdit } from '../../../../shared/accounts/profile-edit.ts';
import type { StatusChange } from '../../../../shared/accounts/status-change.ts';
import type { ArtistId } from '../../../../shared/ids.ts';
import type { MailPreference } from '../../../../shared/mail/mail.ts';
import { changePassword, type PasswordChange } from '../../lib/account-provider.ts';
import { api } from '../../lib/api.ts';
import { renewSession, signOut } from '../../lib/session.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { accountKeys } from './queries.ts';

/** Saves a field of the user's own profile, unless it has changed since the page showed it. */
export function useSaveProfileField() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileEdit) => api('PATCH /api/me', { body }),
    onSuccess: (profile) =>
      client.setQueryData<Profile>(accountKeys.me(profile.id), (before) =>
        before && before.updatedAt > profile.updatedAt ? before : profile,
      ),
    onError: () => client.invalidateQueries({ queryKey: accountKeys.anyMe }),
  });
}

/** Changes the password in the pool. @returns whether all other sessions were ended (product 3.24) */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async (passwords: PasswordChange) => {
      await changePassword(passwords);
      const othersEnded = await api('POST /api/me/password-changed').then(
        () => true,
        () => false,
      );
      // Replaces the tokens that may change the account with ordinary ones (product 3.23).
      void renewSession();
      return othersEnded;
    },
    // Retrying cannot correct a wrong password.
    retry: false,
  });

/** Sets which emails the account receives. */
export function useSetMailPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<Record<MailPreference, boolean>>) => api('PUT /api/me/mail-preferences', { body }),
    onSuccess: (profile) => client.setQueryData<Profile>(accountKeys.me(profile.id), profile),
  });
}

export type UnsubscribeLink = { artistId: ArtistId; preference: MailPreference; token: string };

/** Stops a kind of email with the link of such an email. Works without signing in. */
export const useUnsubscribe = (link: UnsubscribeLink) =>
  useMutation({
    mutationFn: () => visitorApi('POST /api/unsubscribe/{artistId}/{preference}/{token}', { params: link }),
  });

/** Ends every sign-in of the account, this one last. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: async () => {
      await api('POST /api/me/sign-out-everywhere');
      await signOut();
    },
  });

type StatusOfUser = { user: OfficeProfile; change: StatusChange };

/**
 * Sets an account's status, unless it has changed since the page showed it. The lists are refetched even after a
 * failure.
 */
export function useSetStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, change }: StatusOfUser) =>
      api('PATCH /api/admin/users/{artistId}/status', { params: { artistId: user.id }, body: change }),
    onSettled: () => invalidateUsers(client),
  });
}

type RoleChange = { user: OfficeProfile; to: OfficeRole | null };

/** Grants or revokes an office role, unless it has changed since the page showed it. */
export function useSetRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, to }: RoleChange) =>
      api('PUT /api/admin/users/{artistId}/role', {
        params: { artistId: user.id },
        body: { from: user.role ?? null, to },
      }),
    onSettled: () => invalidateUsers(client),
  });
}

/** Invalidates the office's account lists and details. */
const invalidateUsers = (client: QueryClient) =>
  Promise.all([accountKeys.users, accountKeys.anyUser].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Removes an account's second factor on behalf of the office. */
export function useRemoveSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (artistId: string) => api('DELETE /api/admin/users/{artistId}/second-factor', { params: { artistId } }),
    onSettled: () => invalidateUsers(client),
  });
}

/** Starts the account's deletion, which ends all its sign-ins, including this one. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (typed: { artistName: string; password: string }) => {
      const begun = await api('POST /api/me/deletion', { body: typed });
      await signOut();
      return begun;
    },
  });
