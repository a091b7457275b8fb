import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { fullName, STANDARD } from './attribute-names.ts';
import type { ClientConfig } from './pool-config.ts';
import { aliasExists, invalidParameter, notAuthorized } from './refusals.ts';
import type { Attributes, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const nonconforming = (finding: string) => invalidParameter(`Attributes did not conform to the schema: ${finding}`);

export const toAttributes = (list: AttributeType[] | undefined): Attributes =>
  Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']));

/** Throws if a required attribute is missing. */
export function checkRequiredAttributes(pool: UserPool, attributes: Attributes): void {
  const missing = pool.config.schema.find((rule) => rule.Required && !attributes[fullName(rule.Name)]);
  if (missing) throw nonconforming(`${fullName(missing.Name)}: The attribute is required`);
}

/** The author of a change: an administrator, or a user through a client, which may write only some attributes. */
export type Writer = ClientConfig | 'admin';

/** The attributes that a client may read. */
export const readable = (client: ClientConfig, attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => client.readAttributes.includes(name)));

/** Throws for an attribute that the pool does not have or that this writer may not write, and for an invalid value. */
export function checkAttributes(pool: UserPool, attributes: Attributes, writer: Writer): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    const rule = pool.config.schema.find((candidate) => fullName(candidate.Name) === name);
    if (!rule && !STANDARD.has(name)) throw nonconforming(`${name}: Attribute does not exist in the schema.`);
    if (writer !== 'admin' && (name.endsWith('_verified') || !writer.writeAttributes.includes(name))) {
      throw notAuthorized('A client attempted to write unauthorized attribute');
    }
    if (name === 'email' && value && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) {
      throw invalidParameter('Invalid email address format.');
    }
    const { MaxLength = 2048 } = rule?.StringAttributeConstraints ?? {};
    if (value.length > Number(MaxLength)) throw nonconforming(`${name}: String must be no longer than ${MaxLength}`);
  }
}

/** Throws AliasExistsException if another user already signs in with this address. */
export function checkAliasIsFree(pool: UserPool, user: User, email: string): void {
  const holder = pool.users.byEmail(email);
  if (holder && holder.username !== user.username) throw aliasExists();
}

/** Applies changes to a user's attributes. An empty value removes an attribute. */
export function mergeAttributes(known: Attributes, changes: Attributes): Attributes {
  const merged = { ...known, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
