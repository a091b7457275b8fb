import type {
  AdminAddUserToGroupRequest,
  AdminRemoveUserFromGroupRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { required, resourceNotFound } from '../refusals.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

function changeMembership(pool: UserPool, input: AdminAddUserToGroupRequest, member: boolean) {
  const { UserPoolId, Username, GroupName } = required(input, 'UserPoolId', 'Username', 'GroupName');
  const { username } = userForAdmin(pool, { UserPoolId, Username });
  if (!pool.config.groups.includes(GroupName)) throw resourceNotFound('Group not found.');
  pool.users.change(username, (user) => {
    const others = user.groups.filter((group) => group !== GroupName);
    return { ...user, groups: member ? [...others, GroupName] : others };
  });
  return {};
}

export const adminAddUserToGroup = (pool: UserPool, input: AdminAddUserToGroupRequest) =>
  changeMembership(pool, input, true);

export const adminRemoveUserFromGroup = (pool: UserPool, input: AdminRemoveUserFromGroupRequest) =>
  changeMembership(pool, input, false);
