import type {
  AdvanceId,
  ArtistId,
  LeadId,
  MediaId,
  PayoutId,
  PayoutMethodId,
  ReceiptId,
  ReleaseId,
  StatementId,
  TaxFormId,
} from '../../shared/ids.ts';

/** Every key of the tables is built here and nowhere else, and who may write it is said here and nowhere else (design 2.1). */

type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
/** What stands in a hole of each of these names; in any other, what its name says. */
type Ids = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  mediaId: MediaId;
  leadId: LeadId;
  payoutId: PayoutId;
  statementId: StatementId;
  methodId: PayoutMethodId;
  advanceId: AdvanceId;
  taxFormId: TaxFormId;
  receiptId: ReceiptId;
};
type Values<T extends string> = { [N in Holes<T>]: N extends keyof Ids ? Ids[N] : string | number };
/** The same, as it is read back from a key. */
type Read<T extends string> = { [N in Holes<T>]: N extends keyof Ids ? Ids[N] : string };

const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export type Key = { PK: string; SK: string };

/** The module of a function, without `services/`, `/index` and `.ts`: `accounts`, `media/on-upload-stored`. */
export type Writer = string;

/**
 * Who may write a partition; everybody else cannot, whatever their code does: IAM's conditions are made from this (`grantTables`), and a
 * test tries every function on every key. The operator's commands work with the operator's own credentials.
 */
export type Access = {
  /** May put, update and delete items; in a table of money or of the audit, what the table's row says, inside a transaction. */
  writers: readonly Writer[];
  /** May delete items, and nothing else. */
  removers?: readonly Writer[];
};

type Template<P extends string, S extends string> = Required<Access> & {
  (values: Values<P> & Values<S>): Key;
  pk: P;
  sk: S;
  /** The values in a key of this shape, or undefined for another one. */
  read(key: Key): (Read<P> & Read<S>) | undefined;
};

/** A kind of item, whichever it is. */
export type ItemRow = { pk: string; sk: string; read(key: Key): object | undefined };

/** What stands between the holes is letters, `-` and `#`: nothing that a pattern would read otherwise. */
const shapeOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^#]+)')}$`);

/** The items of one partition. */
export function partition<const P extends string, const I extends Record<string, string>>(
  pk: P,
  { writers, removers = [], items }: Access & { items: I },
) {
  const template = <S extends string>(sk: S): Template<P, S> => {
    const build = (values: Values<P> & Values<S>): Key => ({ PK: fill(pk, values), SK: fill(sk, values) });
    const [partition, item] = [shapeOf(pk), shapeOf(sk)];
    const read = ({ PK, SK }: Key) => {
      const [inPartition, inItem] = [partition.exec(PK), item.exec(SK)];
      if (!inPartition || !inItem) return undefined;
      return { ...inPartition.groups, ...inItem.groups } as Read<P> & Read<S>;
    };
    return Object.assign(build, { pk, sk, writers, removers, read });
  };
  return Object.fromEntries(Object.entries(items).map(([name, sk]) => [name, template(sk)])) as {
    [N in keyof I]: Template<P, I[N]>;
  };
}

/** The sort key of an item that stands alone in its partition ("head"): short, because each item carries it. */
const HEAD = 'H';

/** Who walks the books, and writes none of them. */
const reconciliation = ['ledger/on-reconciliation-due'];

/** Who counts anew what the totals say, and sets right what they say wrongly. */
const recount = 'office/on-recount-due';

/** An account begins where its address is confirmed, or at the first request, and ends at the user pool. */
const accountWriters = ['accounts', 'accounts/on-post-confirmation', 'accounts/on-new-day'];

/** A release is exported by itself, or in a batch. */
const exportWriters = ['export', 'export/on-exports-requested'];

/** A payment is settled by its routes, or by the clock. */
const paymentWriters = ['payments', 'payments/on-healing'];

/** Who posts. */
const moneyWriters = [...paymentWriters, 'payouts', 'statements/on-batch-due', 'statements/on-suspense-due'];
/** Who gives an artist what a statement says, and takes it back: at once, or when they have accepted their part. */
const earningsWriters = ['statements/on-batch-due', 'statements/on-suspense-due'];
/** The steps of the workflow of imports that change a statement (services/statements/workflow.ts). */
const statementSteps = [
  'statements/on-read-due',
  'statements/on-match-due',
  'statements/on-import-unfinished',
  'statements/on-posting-due',
  'statements/on-batch-due',
  'statements/on-batches-done',
];

/**
 * The single table, partition by partition. The first word says what a partition is. IAM tells partitions apart by their key
 * (`dynamodb:LeadingKeys`) and nothing finer, so items whose writers differ stand in partitions of their own.
 */
export const keys = {
  ...partition('ACCOUNT#{artistId}', {
    // The projector counts the artist's releases there.
    writers: [...accountWriters, 'projector/on-table-change', recount],
    items: { profile: 'PROFILE' },
  }),
  ...partition('LIBRARY#{artistId}', { writers: ['projector/on-table-change'], items: { card: 'CARD#{releaseId}' } }),
  ...partition('RELEASE#{artistId}#{releaseId}', {
    writers: [
      'releases',
      'releases/on-plans-end',
      'releases/on-submission-due',
      'media',
      'media/on-upload-stored',
      ...paymentWriters,
      'review',
      ...exportWriters,
      'assistant',
      'splits/on-recordings-submitted',
      'accounts/on-account-erased',
    ],
    removers: ['media/on-uploads-left'],
    items: {
      release: 'BODY',
      media: 'MEDIA#{mediaId}',
      releaseMessage: 'MESSAGE#{messageId}',
      earlierSubmission: 'SUBMISSION#{at}',
    },
  }),
  // Who of the office reviews what now: as few as there are reviewers, so one query reads all. A claim goes by its time to live.
  ...partition('REVIEW#CLAIMS', { writers: ['review'], items: { reviewClaim: '{artistId}#{releaseId}' } }),
  ...partition('RELEASE-COUNT#{artistId}', {
    writers: ['releases', 'assistant', 'accounts/on-account-erased'],
    items: { releaseCount: HEAD },
  }),
  // What an artist and the assistant said to each other about a release. It goes with the release, by the stream.
  ...partition('CONVERSATION#{artistId}#{releaseId}', {
    writers: ['assistant', 'assistant/on-uploads-left'],
    items: { conversation: HEAD, conversationTurn: 'TURN#{messageId}' },
  }),
  // How many messages an artist wrote to the assistant within an hour. It goes by its time to live.
  ...partition('ASSISTANT-COUNT#{artistId}', {
    writers: ['assistant'],
    items: { assistantMessages: 'HOUR#{hour}' },
  }),
  ...partition('UPLOAD-COUNT#{artistId}', {
    writers: ['media'],
    items: { awaitedUploads: 'AWAITED#{releaseId}', uploadsOfDay: 'DAY#{day}' },
  }),
  // Apart from the account: what reads strangers' files cannot make an admin.
  ...partition('PHOTO#{artistId}', {
    writers: ['media', 'media/on-upload-stored', 'accounts/on-account-erased'],
    items: { photo: HEAD },
  }),
  ...partition('PAYMENT#{artistId}', {
    writers: [...paymentWriters, 'accounts/on-account-erased'],
    items: { payment: '{releaseId}#{paymentId}' },
  }),
  // What the provider told us of a payment intent, whose it is, and each event about it.
  ...partition('INTENT#{paymentId}', {
    writers: [...paymentWriters, 'accounts/on-account-erased'],
    items: { intent: HEAD, providerEvent: 'EVENT#{eventId}' },
  }),
  // What the provider sent from its balance to our bank.
  ...partition('CARD-PAYOUTS#ALL', {
    writers: paymentWriters,
    items: { cardPayout: 'PAYOUT#{createdAt}#{cardPayoutId}' },
  }),
  ...partition('TOTAL#PAYMENTS', { writers: [...paymentWriters, recount], items: { paymentTotals: 'SHARD#{shard}' } }),
  // An artist's payouts, in order of time, and that one of them is open: so there is never a second one.
  ...partition('PAYOUT#{artistId}', {
    writers: ['payouts', 'accounts/on-account-erased'],
    items: { payout: 'PAYOUT#{payoutId}', openPayout: 'OPEN', payoutTaxed: 'TAXED' },
  }),
  // All that was agreed about sharing a track, its versions in one item: one condition guards each change of it.
  ...partition('SPLIT#{trackId}', {
    writers: ['splits', 'splits/on-recordings-submitted', 'accounts/on-account-erased'],
    items: { split: HEAD },
  }),
  // The tracks of which somebody has a part, or which they share out.
  ...partition('SPLIT-PARTY#{artistId}', {
    writers: ['splits', 'splits/on-recordings-submitted', 'accounts/on-account-erased'],
    items: { splitParty: 'TRACK#{trackId}' },
  }),
  ...partition('SPLIT-INVITATION#{invitationId}', {
    writers: ['splits', 'splits/on-recordings-submitted'],
    items: { splitInvitation: HEAD },
  }),
  // How many people an artist has invited on a day. It goes by its time to live.
  ...partition('SPLIT-COUNT#{artistId}', { writers: ['splits'], items: { splitInvitationsOfDay: 'DAY#{day}' } }),
  // What an artist was paid ahead, how often they were, and what each transaction of a statement took for it.
  ...partition('ADVANCE#{artistId}', {
    writers: ['payouts', ...earningsWriters],
    items: {
      advance: 'ADVANCE#{advanceId}',
      advanceGrants: 'GRANTS',
      takenForAdvance: 'TAKEN#{statementId}#{payee}#{n}',
    },
  }),
  // What arrived from payers of statements; and that a payment was recorded, by a digest of the bank's reference, so that none is twice.
  ...partition('RECEIPTS#ALL', { writers: ['payouts'], items: { receipt: '{payer}#{receiptId}' } }),
  ...partition('RECEIPT-REFERENCE#{digest}', { writers: ['payouts'], items: { receiptReference: HEAD } }),
  // Who an artist is to the tax office, encrypted; the newest counts.
  ...partition('TAX#{artistId}', {
    writers: ['payouts'],
    removers: ['accounts/on-account-erased'],
    items: { taxForm: 'FORM#{taxFormId}' },
  }),
  // Names on lists of sanctions, by the codes of `sanctions/name-codes.ts`. Only the operator's command writes them.
  ...partition('SANCTION#{code}', { writers: [], items: { sanction: '{entry}' } }),
  // Payouts that went to the bank in one file.
  ...partition('PAYOUT-BATCH#ALL', { writers: ['payouts'], items: { payoutBatch: 'BATCH#{batchId}' } }),
  // How many payouts were approved on a day, and how much that was.
  ...partition('PAYOUT-DAY#{day}', { writers: ['payouts'], items: { payoutDay: HEAD } }),
  // Where an artist is paid, encrypted, and how often that has changed.
  ...partition('PAYOUT-METHOD#{artistId}', {
    writers: ['payouts'],
    removers: ['accounts/on-account-erased'],
    items: { payoutMethods: HEAD, payoutMethod: 'METHOD#{methodId}' },
  }),
  ...partition('TOTAL#PAYOUTS', { writers: ['payouts', recount], items: { payoutTotals: 'SHARD#{shard}' } }),
  // A store's statement, and each batch of it that is posted or reversed.
  ...partition('STATEMENT#{statementId}', {
    writers: ['statements', 'statements/on-recording-matched', ...statementSteps],
    items: { statement: HEAD, statementBatch: '{way}#{batch}' },
  }),
  ...partition('TOTAL#STATEMENTS', {
    writers: ['statements', ...statementSteps, recount],
    items: { statementTotals: 'SHARD#{shard}' },
  }),
  // That a file was imported, by its hash: nothing of it is ever posted twice.
  ...partition('STATEMENT-FILE#{sha256}', {
    writers: ['statements', 'statements/on-read-due', 'statements/on-batches-done'],
    items: { statementFile: HEAD },
  }),
  // Statements whose lines count as posted by a payer, and how often they have changed: nothing of them is posted twice.
  ...partition('POSTED-LINES#{payer}', {
    writers: ['statements', 'statements/on-read-due'],
    items: { postedLines: HEAD, postedStatement: 'STATEMENT#{statementId}' },
  }),
  // What an artist earned: all of it, each month, each release in each month (services/earnings). Who posts writes them.
  ...partition('EARNINGS#{artistId}', {
    writers: earningsWriters,
    items: { earnings: HEAD, monthEarnings: 'MONTH#{month}' },
  }),
  ...partition('RELEASE-EARNINGS#{artistId}#{releaseId}', {
    writers: earningsWriters,
    items: { releaseEarnings: 'MONTH#{month}' },
  }),
  // What waits in suspense for somebody who has not accepted their part, and what became of it.
  ...partition('SUSPENSE#{partyId}', { writers: earningsWriters, items: { suspense: '{statementId}#{n}' } }),
  // Which column is which, of stores that the office has mapped.
  ...partition('STATEMENT-MAPPING#ALL', { writers: ['statements'], items: { statementMapping: '{mappingId}' } }),
  // Names of territories that the office has identified, by a digest of the name as it is compared.
  ...partition('TERRITORY-NAME#ALL', { writers: ['statements'], items: { territoryName: '{territoryNameId}' } }),
  // What the office said once of a recording that no code tells, by a digest of what statements say of it.
  ...partition('RECORDING-MATCH#{recording}', { writers: ['statements'], items: { recordingMatch: HEAD } }),
  // Statements that were posted with money in suspense of a recording, by the same digest: they pay it when it is matched.
  ...partition('RECORDING-WAITS#{recording}', {
    writers: ['statements/on-batches-done'],
    items: { recordingWaits: '{statementId}' },
  }),
  // What the language model was used for on a day, by an artist; it goes by its time to live. And on each day of a month, by all.
  ...partition('MODEL-USE#{day}', { writers: ['assistant'], items: { modelUseOfArtist: '{artistId}' } }),
  ...partition('MODEL-DAYS#{month}', { writers: ['assistant'], items: { modelUseOfDay: '{day}' } }),
  ...partition('CHECKOUT#{sessionId}', { writers: ['payments'], items: { checkout: HEAD } }),
  // What the office finds an account by: the beginning of a name or a handle.
  ...partition('USER-TERM#{initial}', {
    writers: ['projector/on-table-change'],
    items: { userTerm: '{term}#{artistId}' },
  }),
  // Who works in the office: a set of ids for each role.
  ...partition('OFFICE#MEMBERS', { writers: ['accounts', 'accounts/on-new-day'], items: { office: HEAD } }),
  ...partition('TOTAL#USERS', { writers: [...accountWriters, recount], items: { userTotals: 'SHARD#{shard}' } }),
  // What the office finds a release by, within the tab of its state: the beginning of its title or of a name of its artists.
  ...partition('RELEASE-TERM#{status}#{initial}', {
    writers: ['projector/on-table-change'],
    items: { releaseTerm: '{term}#{artistId}#{releaseId}' },
  }),
  ...partition('TOTAL#RELEASES', {
    writers: ['projector/on-table-change', recount],
    items: { releaseTotals: 'SHARD#{shard}' },
  }),
  ...partition('CODES#{kind}#{prefix}', {
    writers: ['releases', 'releases/on-submission-due'],
    items: { codeRange: HEAD },
  }),
  ...partition('CODE#{code}', {
    writers: ['releases', 'releases/on-submission-due', 'projector/on-table-change', 'export'],
    items: { code: HEAD },
  }),
  // What was handed out of a release, by its submission. By the release alone: a distributor's list of codes does not say whose it is.
  ...partition('EXPORT#{releaseId}', { writers: exportWriters, items: { export: 'SUBMISSION#{submission}' } }),
  // Batches of exports, and beside each what is in it: a list of batches reads none of that. They go by their time to live.
  ...partition('BATCHES#ALL', { writers: exportWriters, items: { batch: '{batchId}' } }),
  ...partition('BATCH#{batchId}', { writers: ['export'], items: { batchMembers: HEAD } }),
  // The archive of all that an artist has here. It goes by its time to live, as the archive does.
  ...partition('DATA-EXPORT#{artistId}', {
    writers: ['data-export', 'data-export/on-data-export-requested'],
    removers: ['accounts/on-account-erased'],
    items: { dataExport: HEAD },
  }),
  // An event for listeners, published in the transaction that causes it. It goes by its time to live.
  ...partition('OUTBOX#{eventId}', {
    writers: [
      'accounts',
      'accounts/on-post-confirmation',
      'accounts/on-account-erased',
      'releases',
      'releases/on-submission-due',
      ...paymentWriters,
      'payouts',
      'splits',
      'splits/on-recordings-submitted',
      ...exportWriters,
      'data-export',
      'data-export/on-data-export-requested',
      'statements',
      'statements/on-batch-due',
      'statements/on-batches-done',
      'statements/on-recording-matched',
      'waitlist',
    ],
    items: { outbox: HEAD },
  }),
  // What became of each mail, by its id. It goes by its time to live.
  ...partition('MAIL#{mailId}', { writers: ['mail/on-mail-requested', 'mail/on-mail-event'], items: { mail: HEAD } }),
  // An address that takes no more mail, by a digest of it: no e-mail address stands in a key.
  ...partition('ADDRESS#{digest}', { writers: ['mail/on-mail-event'], items: { address: HEAD } }),
  ...partition('LEAD#{leadId}', {
    writers: ['waitlist', 'waitlist/on-lead-changed', 'accounts/on-account-erased'],
    items: { lead: HEAD },
  }),
  ...partition('TOTAL#LEADS', {
    writers: ['waitlist', 'accounts/on-account-erased', recount],
    items: { leadTotals: 'SHARD#{shard}' },
  }),
  // How far each walk through the books is.
  ...partition('RECONCILIATION#{walk}', { writers: reconciliation, items: { reconciliation: HEAD } }),
  // How far each recount is.
  ...partition('RECOUNT#{kind}', { writers: [recount], items: { recount: HEAD } }),
  // How often a network address has called within an hour, by a digest that nobody can turn back. It goes by its time to live.
  ...partition('CALLS#{digest}', { writers: ['waitlist', 'site', 'splits'], items: { calls: HEAD } }),
  // Those of the domains that have idempotent routes.
  ...partition('IDEMPOTENCY#{artistId}#{hash}', {
    writers: ['releases', 'media', 'payments', 'payouts', 'splits', 'export', 'statements'],
    items: { idempotency: HEAD },
  }),
} as const;

/** The ledger's keys, in a table of its own that only grows: an entry is never changed, and nobody who serves an artist reads one. */
export const ledgerKeys = {
  ...partition('LTX#{hash}', { writers: moneyWriters, items: { transaction: HEAD } }),
  ...partition('LEDGER#{account}#{yyyymm}#{shard}', { writers: moneyWriters, items: { entry: '{at}#{hash}#{n}' } }),
} as const;

/**
 * What each artist has, in a table of its own: it changes with every posting, so it cannot stand where nothing changes, and nobody may put,
 * remove or change it but together with the entries that say why.
 */
export const walletKeys = {
  ...partition('WALLET#{artistId}', { writers: ['payouts', ...earningsWriters], items: { wallet: 'USD' } }),
} as const;

/** The audit's keys, in a table of its own for the same reason as the ledger's. */
export const auditKeys = {
  ...partition('AUDIT#{day}#{shard}', {
    writers: ['accounts', 'releases', 'review', ...exportWriters, 'waitlist', 'payments', 'payouts', 'statements'],
    items: { entry: '{at}#{id}' },
  }),
} as const;

/** What a writer may do with a table's items: anything; or only create them, or only update them, and that inside a transaction. */
export type Writes = 'any' | 'create' | 'update';

type TableRow = {
  keys: Record<string, ItemRow>;
  writes: Writes;
  /** Who may read a table that the functions of requests may not. */
  readers: readonly Writer[];
  /** Who may get an item of it by its key, and nothing else of it. */
  askedBy: readonly Writer[];
  /** Who may get its items and query its partitions, and never walk it. */
  queriedBy: readonly Writer[];
  /** Who may ask its indexes, and nothing else of it. */
  listedBy: readonly Writer[];
};

/** The tables, what is in them, and what may be done with them. */
export const tables = {
  table: { keys, writes: 'any', readers: [], askedBy: [], queriedBy: [], listedBy: [] },
  ledger: {
    keys: ledgerKeys,
    writes: 'create',
    readers: reconciliation,
    askedBy: [],
    // Serves the office, and no artist.
    queriedBy: ['books'],
    listedBy: [],
  },
  wallets: {
    keys: walletKeys,
    writes: 'update',
    readers: reconciliation,
    askedBy: ['payouts', 'accounts', 'accounts/on-new-day', 'data-export/on-data-export-requested'],
    queriedBy: [],
    listedBy: [],
  },
  audit: {
    keys: auditKeys,
    writes: 'create',
    readers: [],
    askedBy: [],
    queriedBy: [],
    listedBy: ['office'],
  },
} as const satisfies Record<string, TableRow>;
export type TableName = keyof typeof tables;

/** A secondary index and the two attributes that are its key. Sparse: an item without them is not in it. */
export function index<const N extends string, const P extends string, const S extends string>(name: N, pk: P, sk: S) {
  const build = (values: Values<P> & Values<S>) =>
    ({ [`${name}PK`]: fill(pk, values), [`${name}SK`]: fill(sk, values) }) as { [K in `${N}PK` | `${N}SK`]: string };
  return Object.assign(build, { index: name, pk, sk });
}

/**
 * The orders of the office's list of all releases, each in an index of its own. In these stands only what a row shows, so a change of
 * anything else in a card costs nothing there.
 */
export const orderIndexNames = ['since', 'title', 'artist', 'date'] as const;
export const indexNames = ['recent', 'state', 'all', ...orderIndexNames] as const;
/** Those of the audit. */
export const auditIndexNames = ['all', 'object', 'who', 'kind'] as const;
export type IndexName = (typeof indexNames)[number] | (typeof auditIndexNames)[number];

/** What was done in the office's name: all of it, to one object, by one person, to one kind of object; by time. */
export const auditIndexKeys = {
  all: index('all', 'AUDIT', '{at}'),
  ofObject: index('object', 'OBJECT#{objectId}', '{at}'),
  ofPerson: index('who', 'WHO#{personId}', '{at}'),
  ofKind: index('kind', 'KIND#{kind}', '{at}'),
} as const;

export const indexKeys = {
  /** A card in its artist's library, last changed first. */
  library: index('recent', 'LIBRARY#{artistId}', '{updatedAt}'),
  /** A card in the office's tab of its state, by when it was submitted, or a draft begun: what was submitted first has waited longest. */
  releasesByState: index('state', 'RELEASES#{status}', '{since}'),
  /** The same as the office's list has it, with what a row shows and no more. */
  releasesBySince: index('since', 'RELEASES#{status}', '{since}'),
  /** The same tab, ordered by what a release is called, by who made it, by the day on which it goes on sale. */
  releasesByTitle: index('title', 'RELEASES#{status}', '{title}'),
  releasesByArtist: index('artist', 'RELEASES#{status}', '{artist}'),
  releasesByDate: index('date', 'RELEASES#{status}', '{day}'),
  /** A card whose release has a plan that ends, until that is written in the release; by the moment of its end. */
  endingPlans: index('all', 'PLANS-ENDING', '{expiresAt}'),
  /** A profile in the admin's tab of its status. */
  usersByStatus: index('state', 'USERS#{status}', '{createdAt}'),
  allUsers: index('all', 'USERS', '{createdAt}'),
  leads: index('all', 'LEADS', '{createdAt}'),
  /** An artist's own payments; all of them, for the office; those of a state, for what has to be finished. */
  paymentsOfArtist: index('recent', 'PAYMENTS#{artistId}', '{paidAt}'),
  allPayments: index('all', 'PAYMENTS', '{paidAt}'),
  paymentsByState: index('state', 'PAYMENTS#{state}', '{paidAt}'),
  /** All payouts, for the office; those that are pending. */
  allPayouts: index('all', 'PAYOUTS', '{requestedAt}'),
  openPayouts: index('state', 'PAYOUTS#OPEN', '{requestedAt}'),
  /** All tax forms, for the office. */
  allTaxForms: index('all', 'TAX-FORMS', '{signedAt}'),
  /** All advances, for the office. */
  allAdvances: index('all', 'ADVANCES', '{grantedAt}'),
  /** All statements; those of a tab of the office's list. */
  statements: index('all', 'STATEMENTS', '{createdAt}'),
  statementsOfTab: index('state', 'STATEMENTS#{tab}', '{createdAt}'),
  /** What an address is invited to and has not answered; by a digest of it: no e-mail address stands in a key. */
  splitInvitationsTo: index('recent', 'SPLIT-INVITATIONS#{digest}', '{sentAt}'),
  /** What the provider told us that fits nothing. */
  unmatchedEvents: index('all', 'UNMATCHED-EVENTS', '{at}'),
} as const;
