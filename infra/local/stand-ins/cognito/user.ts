export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export type CodePurpose = 'signUp' | 'forgotPassword' | 'email';

/** A code that was mailed to `destination`. Times are seconds since 1970 throughout. */
export type Code = { code: string; expires: number; destination: string };

/** How often a code was sent and tried since the window opened. */
export type CodeAttempts = { since: number; sent: number; tried: number };

export type Attributes = Readonly<Record<string, string>>;

export type User = Readonly<{
  username: string;
  sub: string;
  attributes: Attributes;
  status: UserStatus;
  enabled: boolean;
  created: number;
  modified: number;
  groups: readonly string[];
  password: { salt: string; verifier: string };
  /** Set while the password is an administrator's temporary one. */
  temporaryPasswordExpires?: number;
  codes: Readonly<Partial<Record<CodePurpose, Code>>>;
  attempts: Readonly<Partial<Record<CodePurpose, CodeAttempts>>>;
}>;

/** One sign-in: what its refresh token is known by, and what revokes the access tokens made from it. */
export type SignIn = Readonly<{
  origin: string;
  tokenHash: string;
  username: string;
  clientId: string;
  authTime: number;
  expires: number;
  revoked?: true;
  /** Hashes of the refresh tokens that rotation made after the first. */
  rotated?: readonly string[];
  /** Until when a refresh token that was used is still taken, by its hash: the grace period of rotation. */
  used?: Readonly<Record<string, number>>;
}>;

const attributeList = (user: User) => [
  { Name: 'sub', Value: user.sub },
  ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
];

/** The user as `GetUser` shows it to its owner. */
export const ownDescription = (user: User) => ({ Username: user.username, UserAttributes: attributeList(user) });

/** The user as `ListUsers` and `AdminCreateUser` show it. */
export const adminDescription = (user: User) => ({
  Username: user.username,
  Attributes: attributeList(user),
  UserCreateDate: user.created,
  UserLastModifiedDate: user.modified,
  Enabled: user.enabled,
  UserStatus: user.status,
});
