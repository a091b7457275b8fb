// Runs against the real service as well: see cognito-under-test.ts.
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { IamRequest } from '../../authorize.ts';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  claimsOf,
  cognitoUnderTest,
  describeLocal,
  newAddress,
  PASSWORD,
  registered,
  signedIn,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
});

describe('administration', () => {
  test('creates a user with the address as its name, who must choose a password', async () => {
    const email = newAddress('created');
    const { User } = await cognito.sdk.send(
      new AdminCreateUserCommand({ UserPoolId: cognito.poolId, Username: email, MessageAction: 'SUPPRESS' }),
    );
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.Username).toBe(User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value);
    await expect(
      cognito.sdk.send(new AdminCreateUserCommand({ UserPoolId: cognito.poolId, Username: email.toUpperCase() })),
    ).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  test('confirms a user without verifying the address', async () => {
    const email = newAddress();
    await cognito.sdk.send(new SignUpCommand({ ClientId: cognito.clientId, Username: email, Password: PASSWORD }));
    const user = { UserPoolId: cognito.poolId, Username: email };
    await cognito.sdk.send(new AdminConfirmSignUpCommand(user));
    const { UserStatus, UserAttributes } = await cognito.sdk.send(new AdminGetUserCommand(user));
    expect(UserStatus).toBe('CONFIRMED');
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    await expect(cognito.sdk.send(new AdminConfirmSignUpCommand(user))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  test('puts users into groups, which the next tokens carry as an array', async () => {
    const email = await registered(cognito);
    const user = { UserPoolId: cognito.poolId, Username: email };
    await cognito.sdk.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
    await cognito.sdk.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
    const { Groups } = await cognito.sdk.send(new AdminListGroupsForUserCommand(user));
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
    const { id, access } = await signedIn(cognito, email);
    expect(claimsOf(access)['cognito:groups']).toEqual(['admin']);
    expect(claimsOf(id)['cognito:groups']).toEqual(['admin']);
    await cognito.sdk.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: 'admin' }));
    expect(claimsOf((await signedIn(cognito, email)).access)).not.toHaveProperty('cognito:groups');
    await expect(
      cognito.sdk.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'nobody' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('finds a user by address, whole or by its beginning, in any case of letters', async () => {
    const email = await registered(cognito, newAddress('findable'));
    const list = async (Filter: string) =>
      (await cognito.sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId, Filter }))).Users;
    expect(await list(`email = "${email}"`)).toHaveLength(1);
    expect(await list(`email ^= "${email.slice(0, -3)}"`)).toHaveLength(1);
    expect(await list(`email = "${newAddress()}"`)).toEqual([]);
    await expect(list('email is nice')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('lists all users page by page, each once', async () => {
    const emails = await Promise.all(Array.from({ length: 5 }, () => registered(cognito, newAddress('page'))));
    const seen: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await cognito.sdk.send(
        new ListUsersCommand({
          UserPoolId: cognito.poolId,
          Limit: 2,
          AttributesToGet: ['email'],
          ...(PaginationToken && { PaginationToken }),
        }),
      );
      expect(page.Users!.length).toBeLessThanOrEqual(2);
      for (const { Attributes } of page.Users!) {
        expect(Attributes?.map(({ Name }) => Name)).toEqual(['email']);
        seen.push(Attributes![0]!.Value!);
      }
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(emails));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('refuses users and pools that do not exist', async () => {
    await expect(
      cognito.sdk.send(new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: newAddress() })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException', message: 'User does not exist.' });
  });

  test('deletes a user', async () => {
    const email = await registered(cognito);
    const user = { UserPoolId: cognito.poolId, Username: email };
    await cognito.sdk.send(new AdminDeleteUserCommand(user));
    await expect(cognito.sdk.send(new AdminGetUserCommand(user))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });
});

describeLocal('administration, only the stand-in', () => {
  test('refuses calls without a signature, public ones need none', async () => {
    const call = (operation: string, body: object) =>
      fetch(cognito.endpoint!, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(body),
      });
    const unsigned = await call('ListUsers', { UserPoolId: cognito.poolId });
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
    const open = await call('SignUp', { ClientId: cognito.clientId, Username: newAddress(), Password: PASSWORD });
    expect(open.status).toBe(200);
    const empty = await call('SignUp', { ClientId: cognito.clientId });
    expect(await empty.json()).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining("Value null at 'username' failed to satisfy constraint"),
    });
  });

  test('asks IAM with the operation and the ARN of the pool', async () => {
    const asked: IamRequest[] = [];
    const guarded = await cognitoUnderTest({
      authorize: (request) => {
        asked.push(request);
        return request.action === 'cognito-idp:ListUsers' ? 'tests may not cognito-idp:ListUsers' : undefined;
      },
    });
    const email = await registered(guarded);
    await signedIn(guarded, email);
    expect(asked.map(({ action }) => action)).toEqual([
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminSetUserPassword',
    ]);
    expect(asked[0]).toMatchObject({
      accessKeyId: 'tests',
      resource: `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${guarded.poolId}`,
    });
    await expect(guarded.sdk.send(new ListUsersCommand({ UserPoolId: guarded.poolId }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'tests may not cognito-idp:ListUsers',
    });
  });

  test('names another pool as one that does not exist', async () => {
    await expect(cognito.sdk.send(new ListUsersCommand({ UserPoolId: 'us-east-1_Other' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool us-east-1_Other does not exist.',
    });
  });

  test('answers an operation that it does not have loudly', async () => {
    await expect(cognito.sdk.send(new DescribeUserPoolCommand({ UserPoolId: cognito.poolId }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local stand-in does not implement DescribeUserPool',
    });
  });

  test('invites by mail, and again with another password', async () => {
    const email = newAddress('guest');
    const invitation = { UserPoolId: cognito.poolId, Username: email };
    await cognito.sdk.send(new AdminCreateUserCommand(invitation));
    await cognito.sdk.send(new AdminCreateUserCommand({ ...invitation, MessageAction: 'RESEND' }));
    const passwords = cognito.mails
      .filter((mail) => mail.to === email)
      .map((mail) => /Your username is (\S+) and temporary password is (\S+)\.$/.exec(mail.html)!)
      .map(([, username, password]) => {
        expect(username).toBe(email);
        return password!;
      });
    expect(new Set(passwords).size).toBe(2);
    await expect(signedIn(cognito, email, passwords[0]!)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(
      cognito.sdk.send(
        new AdminCreateUserCommand({
          UserPoolId: cognito.poolId,
          Username: await registered(cognito),
          MessageAction: 'RESEND',
        }),
      ),
    ).rejects.toMatchObject({ name: 'UnsupportedUserStateException' });
  });
});
