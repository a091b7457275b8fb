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

/** Most accounts that the pool lists at once. */
const PAGE = 60;

/** An account that is not there any more is an answer, not an error. */
const ifThere = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });

/** An account as the pool has it. */
export type PoolAccount = {
  artistId: ArtistId;
  /** The address of its own sign-up is proven. */
  isConfirmed: boolean;
  createdAt: Date;
  /** Its sign-in asks for a code of an app. A list does not say. */
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

/** The user pool, as services and the admin command use it. Sign-in itself is between the browser and the pool. */
export const userPoolGateway = (userPoolId: string) => {
  const client = new CognitoIdentityProviderClient(clientSettings);
  return {
    /** The account, or undefined when the pool has none of this id. */
    async find(artistId: ArtistId): Promise<PoolAccount | undefined> {
      const user = await ifThere(client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: artistId })));
      return user && accountOf({ ...user, Attributes: user.UserAttributes });
    },

    /** All accounts, or those whose sign-up was never confirmed, in pages. */
    async *list(only: 'all' | 'unconfirmed'): AsyncGenerator<PoolAccount[]> {
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListUsersCommand({
            UserPoolId: userPoolId,
            Limit: PAGE,
            AttributesToGet: ['sub'],
            ...(only === 'unconfirmed' && { Filter: 'cognito:user_status = "UNCONFIRMED"' }),
            ...(from && { PaginationToken: from }),
          }),
        );
        yield (page.Users ?? []).map(accountOf);
        from = page.PaginationToken;
      } while (from);
    },

    /** Removes an account from the pool; one that is gone already is fine. */
    async remove(artistId: ArtistId): Promise<void> {
      await ifThere(client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: artistId })));
    },

    /** Ends every sign-in: no refresh token makes new tokens any more. */
    async signOutEverywhere(artistId: ArtistId): Promise<void> {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: artistId }));
    },

    /** From now on a password alone signs in; fine for an account that is gone. */
    async removeSecondFactor(artistId: ArtistId): Promise<void> {
      await ifThere(
        client.send(
          new AdminSetUserMFAPreferenceCommand({
            UserPoolId: userPoolId,
            Username: artistId,
            SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
          }),
        ),
      );
    },

    /** The account with this e-mail address, or undefined. */
    async findByEmail(email: string): Promise<{ artistId: ArtistId } | undefined> {
      const { Users = [] } = await client.send(
        new ListUsersCommand({ UserPoolId: userPoolId, Filter: `email = "${email.replace(/["\\]/g, '')}"`, Limit: 1 }),
      );
      const artistId = Users[0] && attributesOf(Users[0].Attributes).sub;
      return artistId === undefined ? undefined : { artistId: ArtistId.parse(artistId) };
    },

    /** A role's group has its name. @throws Problem `user-not-found` */
    async addToGroup(artistId: ArtistId, GroupName: OfficeRole): Promise<void> {
      const member = { UserPoolId: userPoolId, Username: artistId, GroupName };
      if (!(await ifThere(client.send(new AdminAddUserToGroupCommand(member))))) throw new Problem('user-not-found');
    },

    /** Fine for an account that is in no such group, or gone. */
    async removeFromGroup(artistId: ArtistId, GroupName: OfficeRole): Promise<void> {
      const member = { UserPoolId: userPoolId, Username: artistId, GroupName };
      await ifThere(client.send(new AdminRemoveUserFromGroupCommand(member)));
    },
  };
};

export type UserPoolGateway = ReturnType<typeof userPoolGateway>;
