type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export type CodePurpose = 'signUp' | 'forgotPassword' | 'email';

/** A code that was emailed to `destination`. All times are in seconds since 1970. */
type Code = { code: string; expires: number; destination: string };

/** How many times a code was sent and tried in the current time window, which began at `since`. */
export type CodeAttempts = { since: number; sent: number; tried: number };

export type Attributes = Readonly<Record<string, string>>;

export type User = Readonly<{
  /** Also the user's `sub`: people sign in to the pool with their email address. */
  username: string;
  attributes: Attributes;
  status: UserStatus;
  created: number;
  modified: number;
  groups: readonly string[];
  password: { salt: string; verifier: string };
  codes: Readonly<Partial<Record<CodePurpose, Code>>>;
  attempts: Readonly<Partial<Record<CodePurpose, CodeAttempts>>>;
  /**
   * The verified authenticator app, which sign-in requires while `isOn`. A code works only once: `lastStep` is the time
   * step of the last one.
   */
  app?: Readonly<{ secret: string; isOn: boolean; lastStep: number }>;
  /** The secret of an app from which no code has been verified yet. */
  newApp?: string;
}>;

/** One sign-in, with the hashes of its refresh tokens, through which its access tokens are revoked. */
export type SignIn = Readonly<{
  origin: string;
  /** Hashes of its refresh tokens: the first, and those that rotation issued since. */
  tokens: readonly string[];
  username: string;
  clientId: string;
  authTime: number;
  expires: number;
  revoked?: true;
  /** Until when each used refresh token, by its hash, is still accepted: the grace period of rotation. */
  used?: Readonly<Record<string, number>>;
}>;

const attributeList = (user: User) => [
  { Name: 'sub', Value: user.username },
  ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
];

/** The second factors as `GetUser` and `AdminGetUser` return them: no members if there is none. */
export const secondFactors = ({ app }: User) =>
  app?.isOn ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {};

/** The user as `GetUser` returns it to its owner. */
export const ownDescription = (user: User) => ({
  Username: user.username,
  UserAttributes: attributeList(user),
  ...secondFactors(user),
});

/** The user as `ListUsers` and `AdminCreateUser` return it. */
export const adminDescription = (user: User) => ({
  Username: user.username,
  Attributes: attributeList(user),
  UserCreateDate: user.created,
  UserLastModifiedDate: user.modified,
  Enabled: true,
  UserStatus: user.status,
});
