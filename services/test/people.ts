import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { signedInBySrp } from '../../infra/local/stand-ins/cognito/sign-in-under-test.ts';
import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { ACCOUNT_SIGN_IN_METADATA } from '../../shared/accounts/pool-access.ts';
import type { Profile } from '../../shared/accounts/profile.ts';
import { poolAttributes } from '../../shared/accounts/sign-up.ts';
import type { StatusChange } from '../../shared/accounts/status-change.ts';
import { ArtistId, idsFrom } from '../../shared/ids.ts';
import { changeRole } from '../accounts/change-role.ts';
import { ensureProfile } from '../accounts/ensure-profile.ts';
import { mailRepository } from '../mail/mail-repository.ts';
import { openTable } from '../platform/table.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userPoolGateway } from '../profiles/user-pool-gateway.ts';
import { type ApiAs, apiAs, laptop } from './laptop.ts';
import { mintTokens } from './tokens.ts';

const PASSWORD = 'Harbour2026';

/** A person with an account, and the API with their token. */
export type Person = { artistId: ArtistId; email: string; password: string; token: string; api: ApiAs };

Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'developer',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: laptop.addresses.dynamodb,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: laptop.addresses.cognito,
  AWS_ENDPOINT_URL_KMS: laptop.addresses.kms,
});
// The SDK warns about every endpoint that is not Amazon's, which is intended here.
ConsoleLogger.LOG_LEVEL = 'ERROR';
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: laptop.outputs.UserPoolId,
      userPoolClientId: laptop.outputs.ClientId,
      userPoolEndpoint: laptop.addresses.cognito,
    },
  },
});

/**
 * The table, opened with the developer's access, to check what a call stored, and to create items that would take many
 * calls.
 */
export const table = openTable(laptop.outputs.TableName);
export const cognito = new CognitoIdentityProviderClient({});
export const profiles = profileRepository(table);
const mails = mailRepository(table);
const pool = userPoolGateway(laptop.outputs.UserPoolId);
const now = () => new Date();
const newId = idsFrom(now);

export async function codeSentTo(email: string): Promise<string> {
  const mails = (await (
    await fetch(`${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(email)}`)
  ).json()) as { code?: string }[];
  const code = mails.find((mail) => mail.code)?.code;
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}

/** Lists the emails to an address in the local inbox; `html` loads the email itself. */
export async function mailsTo(email: string): Promise<{ subject: string; html: () => Promise<string> }[]> {
  const { site } = laptop.addresses;
  const mails = await (await fetch(`${site}/local/mail.json?to=${encodeURIComponent(email)}`)).json();
  return (mails as { subject: string; path: string }[]).map(({ subject, path }) => ({
    subject,
    html: async () => (await fetch(`${site}${path}/html`)).text(),
  }));
}

/** Signs up and confirms with the emailed code, like the browser. The account's status is `new`. */
export const newAccount = (fullName = 'Mara Ellis'): Promise<Person> => signUpAs(newEmail(), fullName);

const newEmail = () => `${randomUUID().slice(0, 8)}@segno.test`;

export async function signUpAs(email: string, fullName: string): Promise<Person> {
  const userAttributes = attributesOf(email, fullName);
  const { userId } = await signUp({ username: email, password: PASSWORD, options: { userAttributes } });
  await confirmSignUp({ username: email, confirmationCode: await codeSentTo(email) });
  const person = personOf(userId, email);
  await person.api('GET /api/me');
  return person;
}

const attributesOf = (email: string, fullName: string) => ({
  email,
  [poolAttributes.fullName]: fullName,
  [poolAttributes.country]: 'Portugal',
  [poolAttributes.instagramHandle]: '@mara',
});

function personOf(userId: string | undefined, email: string): Person {
  const artistId = ArtistId.parse(userId);
  const { access: token } = mintTokens({ artistId, email });
  return { artistId, email, password: PASSWORD, token, api: apiAs(token) };
}

/** Signs in with the password, using the browser's own library. */
export async function browserTokenOf(email: string): Promise<string> {
  await signOut();
  await signIn({ username: email, password: PASSWORD });
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error(`${email} could not sign in`);
  return tokens.accessToken.toString();
}

/** Signs in with the password, with the calls that the browser's library makes. */
async function signedIn(
  email: string,
  says?: Record<string, string>,
): Promise<{ access: string; id: string; refresh: string }> {
  const { UserPoolId: poolId, ClientId: clientId } = laptop.outputs;
  const tokens = await signedInBySrp({ sdk: cognito, poolId, clientId }, email, PASSWORD, says);
  if (!tokens.access) throw new Error(`${email} could not sign in`);
  return tokens;
}

/** Signs in and returns the access token. For tests about signing in; all others already have a token. */
export const tokenOf = async (email: string): Promise<string> => (await signedIn(email)).access;

/** Returns an access token from a sign-in that may change its own account in the pool (product 3.23). */
export const accountTokenOf = async (email: string): Promise<string> =>
  (await signedIn(email, ACCOUNT_SIGN_IN_METADATA)).access;

/** Returns the ID token, which identifies the account and which only the browser should read. */
export const idTokenOf = async (email: string): Promise<string> => (await signedIn(email)).id;

/** Gives an account an office role, which activates it, or removes its role, like `npm run admin`. */
export async function setOfficeRole(artistId: ArtistId, role: OfficeRole | null): Promise<void> {
  const attributes = async (id: ArtistId) => (await pool.find(id))?.attributes;
  const ensure = ensureProfile({ profiles, attributes, now });
  const audited = {
    table: laptop.outputs.AuditTableName,
    id: newId('audit'),
    who: { kind: 'operator', name: 'tests' },
    at: now(),
  } as const;
  const { role: from = null } = await ensure(artistId, { consistent: true });
  await changeRole({ profiles, pool }, artistId, { from, to: role }, audited);
}

/** Creates a member of the office. */
export async function newColleague(role: OfficeRole): Promise<Person> {
  const person = await activeArtist('Olga Office');
  await setOfficeRole(person.artistId, role);
  const { access: token } = mintTokens(person, [role]);
  return { ...person, token, api: apiAs(token) };
}

export const newAdmin = (): Promise<Person> => newColleague('admin');

let office: Promise<Person> | undefined;

/** Makes a change of status as the office sends it, with a reason if one is required. */
export const statusChange = (from: AccountStatus, to: AccountStatus): StatusChange =>
  to === 'rejected' ? { from, to, reason: 'Asked for by a test' } : { from, to };

/**
 * Creates an account with a given status. A test about reaching that status uses `newAccount`, and lets the office
 * change it.
 */
export async function newArtist(status: AccountStatus = 'active', fullName?: string): Promise<Person> {
  if (status === 'active') return activeArtist(fullName);
  const person = await newAccount(fullName);
  if (status !== 'new') await setStatus(person, statusChange('new', status));
  return person;
}

/** Moves an account from one status to another, as the office does. */
export const setStatus = async ({ artistId }: Pick<Person, 'artistId'>, body: StatusChange): Promise<void> => {
  await (await admin()).api('PATCH /api/admin/users/{artistId}/status', { params: { artistId }, body });
};

/**
 * Creates an artist whose account has been active for some time. Signing up, receiving the emails and being activated
 * would take ten times as long, and has tests of its own.
 */
async function activeArtist(fullName = 'Mara Ellis'): Promise<Person> {
  const attributes = attributesOf(newEmail(), fullName);
  const artistId = await inPool({ ...attributes, email_verified: 'true' });
  const user = { UserPoolId: laptop.outputs.UserPoolId, Username: artistId };
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: PASSWORD, Permanent: true }));
  await welcomed({ ...newProfile(artistId, attributes, now()), status: 'active' });
  return personOf(artistId, attributes.email);
}

async function inPool(attributes: Record<string, string>): Promise<ArtistId> {
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId: laptop.outputs.UserPoolId,
      Username: attributes.email,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      MessageAction: 'SUPPRESS',
    }),
  );
  return ArtistId.parse(User?.Username);
}

/** Creates a profile whose artist has received the welcome email. */
async function welcomed(profile: Profile): Promise<void> {
  const mail = { id: `welcome_${profile.id}`, to: profile.id, template: 'welcome' } as const;
  await mails.claim(mail, now(), now());
  await mails.settle(mail.id, 'accepted', now());
  await profiles.create(profile);
}

export const admin = (): Promise<Person> => {
  office ??= newAdmin();
  return office;
};

/** Creates an account that nobody signs in to, which is enough for most admin routes. */
export async function profileWithoutSignIn(fullName = 'Nobody At All'): Promise<ArtistId> {
  const email = `${randomUUID()}@segno.test`;
  const artistId = await inPool({ email });
  await welcomed({ ...newProfile(artistId, { email }, now()), fullName, artistName: fullName });
  return artistId;
}
