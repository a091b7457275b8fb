/** Every key of the single table, of the ledger's and of the audit's, is built here and nowhere else (design, data model). */

type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Values<T extends string> = { [N in Holes<T>]: string | number };

const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export type Key = { PK: string; SK: string };

function key<const P extends string, const S extends string>(pk: P, sk: S) {
  const build = (values: Values<P> & Values<S>): Key => ({ PK: fill(pk, values), SK: fill(sk, values) });
  return Object.assign(build, { pk, sk });
}

export const keys = {
  profile: key('ARTIST#{artistId}', 'PROFILE'),
  card: key('ARTIST#{artistId}', 'CARD#{releaseId}'),
  release: key('ARTIST#{artistId}#RELEASE#{releaseId}', 'BODY'),
  media: key('ARTIST#{artistId}#RELEASE#{releaseId}', 'MEDIA#{mediaId}'),
  payment: key('ARTIST#{artistId}#RELEASE#{releaseId}', 'PAYMENT#{paymentId}'),
  awaitedUploads: key('USAGE#{artistId}', 'AWAITED#{releaseId}'),
  uploadsOfDay: key('USAGE#{artistId}', 'UPLOADS#{day}'),
  releaseCount: key('USAGE#{artistId}', 'RELEASES'),
  checkout: key('CHECKOUT#{sessionId}', 'H'),
  counter: key('TOTAL#{name}', 'SHARD#{shard}'),
  codeRange: key('CODES#{kind}#{prefix}', 'H'),
  code: key('CODE#{code}', 'H'),
  outbox: key('OUTBOX#{eventId}', 'H'),
  idempotency: key('IDEMPOTENCY#{artistId}#{hash}', 'H'),
} as const;

/** The audit's keys, in a table of its own for the same reason as the ledger's. */
export const auditKeys = { entry: key('AUDIT#{day}#{shard}', '{at}#{id}') } as const;

/** The ledger's keys, in a table of its own: so its rule, create only, is a grant of a table and needs no condition on keys. */
export const ledgerKeys = {
  transaction: key('LTX#{hash}', 'H'),
  entry: key('LEDGER#{account}', 'E#{transaction}#{n}'),
} as const;

/** A secondary index and the two attributes that are its key. Sparse: an item without them is not in it. */
function index<const N extends string, const P extends string, const S extends string>(name: N, pk: P, sk: S) {
  const build = (values: Values<P> & Values<S>) =>
    ({ [`${name}PK`]: fill(pk, values), [`${name}SK`]: fill(sk, values) }) as { [K in `${N}PK` | `${N}SK`]: string };
  return Object.assign(build, { index: name, pk, sk });
}

export const indexNames = ['recent', 'state', 'all'] as const;
export type IndexName = (typeof indexNames)[number];

export const indexKeys = {
  /** A card in its artist's library, last changed first. */
  library: index('recent', 'ARTIST#{artistId}', '{updatedAt}'),
  /** A card in the admin's tab of its state. */
  releasesByState: index('state', 'RELEASES#{status}', '{createdAt}'),
  /** A profile in the admin's tab of its status. */
  usersByStatus: index('state', 'USERS#{status}', '{createdAt}'),
  allUsers: index('all', 'USERS', '{createdAt}'),
} as const;
