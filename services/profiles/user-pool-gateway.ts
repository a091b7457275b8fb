import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { ArtistId } from '../../shared/ids.ts';
import { clientSettings } from '../platform/client-settings.ts';

const attributesOf = (list: { Name?: string | undefined; Value?: string | undefined }[] = []) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name ?? '', Value]));

/** The pool's limit for one page. */
const PAGE = 60;

/** Returns undefined if the account no longer exists. */
const ifExists = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });

/** An account in the user pool. */
export type PoolAccount = {
  artistId: ArtistId;
  /** Whether the sign-up's code has been entered. */
  isConfirmed: boolean;
  createdAt: Date;
  /** Whether signing in requires a code from an app. Always false in a list. */
  hasSecondFactor: boolean;
  attributes: Record<string, string | undefined>;
};

const accountOf = (user: {
  UserStatus?: string | undefined;
  UserCreateDate?: Date | undefined;
  UserMFASettingList?: string[] | undefined;
  Attributes?: { Name?: string | undefined; Value?: string | undefined }[] | undefined;
}): PoolAccount => {
  const attributes = attributesOf(user.Attributes);
  if (attributes.sub === undefined || !user.UserCreateDate)
    throw new Error('The user pool named an account without its id or date');
  return {
    artistId: ArtistId.parse(attributes.sub),
    isConfirmed: user.UserStatus !== 'UNCONFIRMED',
    createdAt: user.UserCreateDate,
    hasSecondFactor: (user.UserMFASettingList ?? []).length > 0,
    attributes,
  };
};

/** The user pool, for services and the admin command. Browsers sign in at the pool directly. */
export const userPoolGateway = (userPoolId: string) => {
  const client = new CognitoIdentityProviderClient(clientSettings);
  return {
    /** Finds the account with this id. */
    async find(artistId: ArtistId): Promise<PoolAccount | undefined> {
      const user = await ifExists(client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: artistId })));
      return user && accountOf({ ...user, Attributes: user.UserAttributes });
    },

    /** Lists all unconfirmed sign-ups, in pages. */
    async *listUnconfirmed(): AsyncGenerator<PoolAccount[]> {
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListUsersCommand({
            UserPoolId: userPoolId,
            Limit: PAGE,
            AttributesToGet: ['sub'],
            Filter: 'cognito:user_status = "UNCONFIRMED"',
            ...(from && { PaginationToken: from }),
          }),
        );
        yield (page.Users ?? []).map(accountOf);
        from = page.PaginationToken;
      } while (from);
    },

    /** Removes an account from the pool, if it exists. */
    async remove(artistId: ArtistId): Promise<void> {
      await ifExists(client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: artistId })));
    },

    /** Ends every sign-in: refresh tokens stop working. */
    async signOutEverywhere(artistId: ArtistId): Promise<void> {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: artistId }));
    },

    /**
     * Removes the second factor, so that the password alone is enough to sign in. Does nothing if the account no longer
     * exists.
     */
    async removeSecondFactor(artistId: ArtistId): Promise<void> {
      await ifExists(
        client.send(
          new AdminSetUserMFAPreferenceCommand({
            UserPoolId: userPoolId,
            Username: artistId,
            SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
          }),
        ),
      );
    },

    /** Finds the account with this email address. */
    async findByEmail(email: string): Promise<{ artistId: ArtistId } | undefined> {
      const { Users = [] } = await client.send(
        new ListUsersCommand({ UserPoolId: userPoolId, Filter: `email = "${email.replace(/["\\]/g, '')}"`, Limit: 1 }),
      );
      const artistId = Users[0] && attributesOf(Users[0].Attributes).sub;
      return artistId === undefined ? undefined : { artistId: ArtistId.parse(artistId) };
    },

    /** Adds an account to the group that is named after a role. @throws Problem `user-not-found` */
    async addToGroup(artistId: ArtistId, GroupName: OfficeRole): Promise<void> {
      const member = { UserPoolId: userPoolId, Username: artistId, GroupName };
      if (!(await ifExists(client.send(new AdminAddUserToGroupCommand(member))))) throw new Problem('user-not-found');
    },

    /** Does nothing if the account is not in the group, or no longer exists. */
    async removeFromGroup(artistId: ArtistId, GroupName: OfficeRole): Promise<void> {
      const member = { UserPoolId: userPoolId, Username: artistId, GroupName };
      await ifExists(client.send(new AdminRemoveUserFromGroupCommand(member)));
    },
  };
};

export type UserPoolGateway = ReturnType<typeof userPoolGateway>;
