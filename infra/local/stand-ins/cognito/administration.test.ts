// Also runs against the real service: see cognito-under-test.ts.
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { IamRequest } from '../../authorize.ts';
import {
  type CognitoUnderTest,
  claimsOf,
  cognitoUnderTest,
  describeLocal,
  newAddress,
  PASSWORD,
  refused,
  registered,
  signedIn,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
});

const userAt = (Username: string) => ({ UserPoolId: cognito.poolId, Username });

describe('administration', () => {
  test('creates a user with the address as its name, once', async () => {
    const email = newAddress('created');
    const create = (Username: string) =>
      cognito.sdk.send(new AdminCreateUserCommand({ ...userAt(Username), MessageAction: 'SUPPRESS' }));
    const { User } = await create(email);
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.Username).toBe(User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value);
    await refused(create(email.toUpperCase()), 'UsernameExistsException');
  });

  test('sets the password of a user that it created, who can then sign in', async () => {
    const email = newAddress('given');
    await cognito.sdk.send(new AdminCreateUserCommand({ ...userAt(email), MessageAction: 'SUPPRESS' }));
    const give = (Password: string) =>
      cognito.sdk.send(new AdminSetUserPasswordCommand({ ...userAt(email), Password, Permanent: true }));
    await refused(give('short1A'), 'InvalidPasswordException');
    await give(PASSWORD);
    expect(await cognito.sdk.send(new AdminGetUserCommand(userAt(email)))).toMatchObject({ UserStatus: 'CONFIRMED' });
    expect((await signedIn(cognito, email)).access).toBeTruthy();
    const unknown = { ...userAt(newAddress()), Password: PASSWORD, Permanent: true };
    await refused(cognito.sdk.send(new AdminSetUserPasswordCommand(unknown)), 'UserNotFoundException');
  });

  test('writes attributes, and may mark an address as verified', async () => {
    const email = await registered(cognito);
    const moved = { email: newAddress('moved'), email_verified: 'true', 'custom:country': 'SE' };
    const UserAttributes = Object.entries(moved).map(([Name, Value]) => ({ Name, Value }));
    await cognito.sdk.send(new AdminUpdateUserAttributesCommand({ ...userAt(email), UserAttributes }));
    const user = await cognito.sdk.send(new AdminGetUserCommand(userAt(moved.email)));
    expect(user.UserAttributes).toEqual(expect.arrayContaining(UserAttributes));
  });

  test('adds users to groups, which the next tokens carry as an array', async () => {
    const email = await registered(cognito);
    const member = { ...userAt(email), GroupName: 'admin' };
    for (let times = 0; times < 2; times++) await cognito.sdk.send(new AdminAddUserToGroupCommand(member));
    const { id, access } = await signedIn(cognito, email);
    for (const token of [id, access]) expect(claimsOf(token)['cognito:groups']).toEqual(['admin']);
    await cognito.sdk.send(new AdminRemoveUserFromGroupCommand(member));
    expect(claimsOf((await signedIn(cognito, email)).access)).not.toHaveProperty('cognito:groups');
    const unknown = cognito.sdk.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'nobody' }));
    await refused(unknown, 'ResourceNotFoundException');
  });

  test('finds users by address, and those who are not confirmed', async () => {
    const email = await registered(cognito, newAddress('findable'));
    const list = async (Filter: string) =>
      (await cognito.sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId, Filter }))).Users;
    expect(await list(`email = "${email}"`)).toHaveLength(1);
    const unconfirmed = (await list('cognito:user_status = "UNCONFIRMED"')) ?? [];
    expect(unconfirmed.every(({ UserStatus }) => UserStatus === 'UNCONFIRMED')).toBe(true);
    expect(await list(`email = "${newAddress()}"`)).toEqual([]);
    await refused(list('email is nice'), 'InvalidParameterException');
  });

  test('lists all users page by page, each once', async () => {
    const emails = await Promise.all(Array.from({ length: 5 }, () => registered(cognito, newAddress('page'))));
    const seen: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const query = { UserPoolId: cognito.poolId, Limit: 2, AttributesToGet: ['email'] };
      const page = await cognito.sdk.send(
        new ListUsersCommand({ ...query, ...(PaginationToken && { PaginationToken }) }),
      );
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      for (const { Attributes = [] } of page.Users ?? []) {
        expect(Attributes.map(({ Name }) => Name)).toEqual(['email']);
        seen.push(Attributes[0]?.Value ?? '');
      }
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(emails));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('deletes a user, and refuses one that does not exist', async () => {
    const email = await registered(cognito);
    await cognito.sdk.send(new AdminDeleteUserCommand(userAt(email)));
    await refused(
      cognito.sdk.send(new AdminGetUserCommand(userAt(email))),
      'UserNotFoundException',
      'User does not exist.',
    );
  });
});

describeLocal('administration, only the stand-in', () => {
  test('refuses calls without a signature, except public ones', async () => {
    const call = (operation: string, body: object) =>
      fetch(cognito.endpoint ?? '', {
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

  test('checks IAM with the operation and the ARN of the pool', async () => {
    const iamRequests: IamRequest[] = [];
    const guarded = await cognitoUnderTest({
      authorize: (request) => {
        iamRequests.push(request);
        return 'tests may not cognito-idp:ListUsers';
      },
    });
    await signedIn(guarded, await registered(guarded));
    expect(iamRequests).toEqual([]);
    await refused(
      guarded.sdk.send(new ListUsersCommand({ UserPoolId: guarded.poolId })),
      'AccessDeniedException',
      'tests may not cognito-idp:ListUsers',
    );
    const resource = `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${guarded.poolId}`;
    expect(iamRequests).toEqual([{ accessKeyId: 'tests', action: 'cognito-idp:ListUsers', resource }]);
  });

  test('refuses another pool as missing, and an unsupported operation by name', async () => {
    await refused(
      cognito.sdk.send(new ListUsersCommand({ UserPoolId: 'us-east-1_Other' })),
      'ResourceNotFoundException',
      'User pool us-east-1_Other does not exist.',
    );
    await refused(
      cognito.sdk.send(new DescribeUserPoolCommand({ UserPoolId: cognito.poolId })),
      'UnknownOperationException',
      'The local stand-in does not implement DescribeUserPool',
    );
    await expect(cognito.sdk.send(new AdminCreateUserCommand(userAt(newAddress())))).rejects.toThrow('an invitation');
    const once = { ...userAt(await registered(cognito)), Password: PASSWORD, Permanent: false };
    await expect(cognito.sdk.send(new AdminSetUserPasswordCommand(once))).rejects.toThrow('one sign-in');
  });
});
