type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export type CodePurpose = 'signUp' | 'forgotPassword' | 'email';

/** A code that was emailed to `destination`. Times are seconds since 1970 throughout. */
type Code = { code: string; expires: number; destination: string };

/** How often a code was sent and tried since the window opened. */
export type CodeAttempts = { since: number; sent: number; tried: number };

export type Attributes = Readonly<Record<string, string>>;

export type User = Readonly<{
  /** Also its `sub`: users of the pool sign in with their email address. */
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
   * The verified authenticator app: required at sign-in while `isOn`. A code works once: `lastStep` is the step of the
   * last one.
   */
  app?: Readonly<{ secret: string; isOn: boolean; lastStep: number }>;
  /** The secret of an app that has not shown a code yet. */
  newApp?: string;
}>;

/** One sign-in: the hashes of its refresh tokens, and what revokes the access tokens issued from it. */
export type SignIn = Readonly<{
  origin: string;
  /** Hashes of its refresh tokens: the first, and those that rotation issued after it. */
  tokens: readonly string[];
  username: string;
  clientId: string;
  authTime: number;
  expires: number;
  revoked?: true;
  /** By hash, until when a used refresh token is still accepted: the grace period of rotation. */
  used?: Readonly<Record<string, number>>;
}>;

const attributeList = (user: User) => [
  { Name: 'sub', Value: user.username },
  ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
];

/** As `GetUser` and `AdminGetUser` return it: no member without a second factor. */
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
