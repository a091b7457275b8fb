import type { UserPool } from '../user-pool.ts';
import { adminCreateUser } from './admin-create-user.ts';
import { adminInitiateAuth } from './admin-initiate-auth.ts';
import { adminSetUserPassword } from './admin-set-user-password.ts';
import { changePassword } from './change-password.ts';
import { confirmSignUp, resendConfirmationCode } from './confirm-sign-up.ts';
import { adminDeleteUser, deleteUser } from './delete-user.ts';
import { confirmForgotPassword, forgotPassword } from './forgot-password.ts';
import { adminGetUser, getUser } from './get-user.ts';
import { initiateAuth } from './initiate-auth.ts';
import { listUsers } from './list-users.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './second-factor.ts';
import { adminUserGlobalSignOut, getTokensFromRefreshToken, revokeToken } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { adminUpdateUserAttributes, updateUserAttributes } from './update-user-attributes.ts';
import { adminAddUserToGroup, adminRemoveUserFromGroup } from './user-groups.ts';
import { verifyUserAttribute } from './verify-user-attribute.ts';

/** The input is typed by the SDK; each operation checks the members that it needs. */
export type Operation = (pool: UserPool, input: never) => Promise<object> | object;

/** Operations that browsers call unsigned, with an access token or without any. */
const publicOperations: Record<string, Operation> = {
  AssociateSoftwareToken: associateSoftwareToken,
  ChangePassword: changePassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  DeleteUser: deleteUser,
  ForgotPassword: forgotPassword,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  InitiateAuth: initiateAuth,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  RevokeToken: revokeToken,
  SetUserMFAPreference: setUserMfaPreference,
  SignUp: signUp,
  UpdateUserAttributes: updateUserAttributes,
  VerifySoftwareToken: verifySoftwareToken,
  VerifyUserAttribute: verifyUserAttribute,
};

/** Operations that are called with IAM credentials. */
const iamOperations: Record<string, Operation> = {
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminGetUser: adminGetUser,
  AdminInitiateAuth: adminInitiateAuth,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminSetUserMFAPreference: adminSetUserMfaPreference,
  AdminSetUserPassword: adminSetUserPassword,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  ListUsers: listUsers,
};

/** Finds an operation by name, and whether it must be signed for IAM; undefined if there is none. */
export function findOperation(name: string): { run: Operation; signed: boolean } | undefined {
  for (const [operations, signed] of [
    [publicOperations, false],
    [iamOperations, true],
  ] as const) {
    const run = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (run) return { run, signed };
  }
  return undefined;
}
