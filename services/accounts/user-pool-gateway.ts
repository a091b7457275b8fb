import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from '../platform/client-settings.ts';

const ADMIN_GROUP = 'admin';

const attributesOf = (list: { Name?: string | undefined; Value?: string | undefined }[] = []) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name ?? '', Value]));

/** The user pool, as services and the admin command use it. Sign-in itself is between the browser and the pool. */
export const userPoolGateway = (userPoolId: string) => {
  const client = new CognitoIdentityProviderClient(clientSettings);
  return {
    async attributes(artistId: string): Promise<Record<string, string | undefined>> {
      const { UserAttributes } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: artistId }),
      );
      return attributesOf(UserAttributes);
    },

    /** The account with this e-mail address, or undefined. */
    async findByEmail(email: string): Promise<{ artistId: string } | undefined> {
      const { Users = [] } = await client.send(
        new ListUsersCommand({ UserPoolId: userPoolId, Filter: `email = "${email.replace(/["\\]/g, '')}"`, Limit: 1 }),
      );
      const artistId = Users[0] && attributesOf(Users[0].Attributes).sub;
      return artistId === undefined ? undefined : { artistId };
    },

    async setAdmin(artistId: string, isAdmin: boolean): Promise<void> {
      const member = { UserPoolId: userPoolId, Username: artistId, GroupName: ADMIN_GROUP };
      await (isAdmin
        ? client.send(new AdminAddUserToGroupCommand(member))
        : client.send(new AdminRemoveUserFromGroupCommand(member)));
    },
  };
};

export type UserPoolGateway = ReturnType<typeof userPoolGateway>;
