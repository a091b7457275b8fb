import type {
  AdvanceId,
  ArtistId,
  LeadId,
  MediaId,
  NoticeId,
  PayoutId,
  PayoutMethodId,
  ReceiptId,
  ReleaseId,
  StatementId,
  TakedownId,
  TaxFormId,
  TrackId,
} from '../../shared/ids.ts';
import type { Item } from './item.ts';

/**
 * This module builds every key of the tables, and states who may write each partition. No other module does either
 * (design 2.1).
 */

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
/** The type of each placeholder with one of these names; all others are strings or numbers. */
type Ids = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  mediaId: MediaId;
  leadId: LeadId;
  payoutId: PayoutId;
  statementId: StatementId;
  methodId: PayoutMethodId;
  advanceId: AdvanceId;
  taxFormId: TaxFormId;
  receiptId: ReceiptId;
  takedownId: TakedownId;
  noticeId: NoticeId;
};
type Values<T extends string> = { [N in Placeholders<T>]: N extends keyof Ids ? Ids[N] : string | number };
/** The placeholders' values as read back from a key. */
type Read<T extends string> = { [N in Placeholders<T>]: N extends keyof Ids ? Ids[N] : string };

const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Fills a template up to the first placeholder without a value. */
function fillStart(template: string, values: Record<string, string | number>): string {
  const open = [...template.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => values[name] === undefined);
  return fill(template.slice(0, open?.index), values);
}

export type Key = { PK: string; SK: string };

/** Returns the key of a table's item. */
export const keyOf = ({ PK, SK }: Item): Key => ({ PK: String(PK), SK: String(SK) });

/** The module of a function, without `services/`, `/index` and `.ts`: `accounts`, `media/on-upload-stored`. */
export type Writer = string;

/**
 * The functions that may write a partition. IAM's conditions are generated from this (`grantTables`), so no other
 * function can write it, whatever its code does; a test tries every function with every key. The operator's commands
 * use the operator's own credentials.
 */
export type Access = {
  /**
   * Functions that may put, update and delete items; in a money or audit table, only what the table's row allows,
   * inside a transaction.
   */
  writers: readonly Writer[];
  /** Functions that may only delete items. */
  removers?: readonly Writer[];
};

type Template<P extends string, S extends string> = Required<Access> & {
  (values: Values<P> & Values<S>): Key;
  pk: P;
  sk: S;
  /** Builds the partition's key, and the beginning of the sort keys with these values, for a query. */
  prefix(values: Values<P> & Partial<Values<S>>): Key;
  /** Reads the values from a key with this shape, or from an item that has one; undefined for any other key. */
  read(key: Key | Item): (Read<P> & Read<S>) | undefined;
};

/** Any kind of item. */
export type ItemRow = { pk: string; sk: string; read(key: Key | Item): object | undefined };

/** Between placeholders, a template has only letters, `-` and `#`, none of which is special in a regular expression. */
const shapeOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^#]+)')}$`);

/** Declares the items of one partition. */
export function partition<const P extends string, const I extends Record<string, string>>(
  pk: P,
  { writers, removers = [], items }: Access & { items: I },
) {
  const template = <S extends string>(sk: S): Template<P, S> => {
    const build = (values: Values<P> & Values<S>): Key => ({ PK: fill(pk, values), SK: fill(sk, values) });
    const prefix = (values: Values<P> & Partial<Values<S>>): Key => ({
      PK: fill(pk, values),
      SK: fillStart(sk, values),
    });
    const [partition, item] = [shapeOf(pk), shapeOf(sk)];
    const read = ({ PK, SK }: Key | Item) => {
      const [inPartition, inItem] = [partition.exec(String(PK)), item.exec(String(SK))];
      if (!inPartition || !inItem) return undefined;
      return { ...inPartition.groups, ...inItem.groups } as Read<P> & Read<S>;
    };
    return Object.assign(build, { pk, sk, writers, removers, prefix, read });
  };
  return Object.fromEntries(Object.entries(items).map(([name, sk]) => [name, template(sk)])) as {
    [N in keyof I]: Template<P, I[N]>;
  };
}

/**
 * The sort key of an item that is alone in its partition ("head"). It is short, because every such item contains it.
 */
const HEAD = 'H';

/** Reads all the books, but writes to none of them. */
const reconciliation = ['ledger/on-reconciliation-due'];

/** Recounts the totals and corrects them. */
const recount = 'office/on-recount-due';

/**
 * The functions that create an account, when its email address is confirmed or at its first request, and the one that
 * closes it if it was deleted in the user pool.
 */
const accountWriters = ['accounts', 'accounts/on-post-confirmation', 'accounts/on-new-day'];

/** The functions that export a release: alone, or in a batch. */
const exportWriters = ['export', 'export/on-exports-requested'];

/** The functions that record what is known of releases at stores: the office's routes, and the look-ups. */
const storeWriters = ['stores', 'stores/on-look-ups-due'];

/** The functions that apply the provider's events: a route, and the schedule. */
const providerEventWriters = ['payments', 'payments/on-healing'];
/** The functions that change a payment: those, and the one that refunds a withdrawn release. */
const paymentWriters = [...providerEventWriters, 'payments/on-release-withdrawn'];

/** Modules that post to the ledger. */
const moneyWriters = [...paymentWriters, 'payouts', 'statements/on-batch-due', 'statements/on-suspense-due'];
/**
 * Modules that pay an artist's share of a statement, or reverse it: when it is posted, or when the artist accepts a
 * split.
 */
const earningsWriters = ['statements/on-batch-due', 'statements/on-suspense-due'];
/** The functions that write notices, and request the emails about them. */
const noticeWriters = ['notices/on-notice-due', 'notices/on-digests-due', 'notices/on-release-days'];
/** The steps of the import workflow that change a statement (services/statements/workflow.ts). */
const statementSteps = [
  'statements/on-read-due',
  'statements/on-match-due',
  'statements/on-import-unfinished',
  'statements/on-posting-due',
  'statements/on-batch-due',
  'statements/on-batches-done',
];

/**
 * The main table, partition by partition. The first word of a key names the contents of its partition. IAM
 * distinguishes partitions by key (`dynamodb:LeadingKeys`) and nothing finer, so items with different writers are in
 * separate partitions.
 */
export const keys = {
  ...partition('ACCOUNT#{artistId}', {
    // The projector stores the numbers of an artist's releases in this partition.
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
      'listening/on-audio-placed',
      'looking/on-cover-placed',
      ...paymentWriters,
      'review',
      ...exportWriters,
      'takedowns',
      'assistant',
      'splits/on-recordings-submitted',
      ...storeWriters,
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
  // Details of each recording that was heard, beyond the numbers in its release. Separate from the release, so that its
  // page does not read them.
  ...partition('HEARD#{artistId}#{releaseId}', {
    writers: ['listening/on-audio-placed'],
    removers: ['media/on-upload-stored', 'media/on-uploads-left'],
    items: { heard: '{mediaId}' },
  }),
  // Recordings with this hash among the smallest hashes of their fingerprint, by which the same sound is found.
  ...partition('SOUND#{soundHash}', {
    writers: ['listening/on-audio-placed'],
    removers: ['media/on-upload-stored', 'media/on-uploads-left'],
    items: { sound: 'IN#{artistId}#{releaseId}#{mediaId}' },
  }),
  // The releases claimed by reviewers. There are as few claims as reviewers, so one query reads them all. A claim
  // expires (TTL), and ends when the artist withdraws the release.
  ...partition('REVIEW#CLAIMS', {
    writers: ['review', 'releases'],
    items: { reviewClaim: '{artistId}#{releaseId}' },
  }),
  ...partition('RELEASE-COUNT#{artistId}', {
    writers: ['releases', 'assistant', 'accounts/on-account-erased'],
    items: { releaseCount: HEAD },
  }),
  // The texts that the office accepted in an artist's releases, despite findings.
  ...partition('ACCEPTED#{artistId}', {
    writers: ['releases', ...exportWriters, 'accounts/on-account-erased'],
    items: { acceptedTexts: HEAD },
  }),
  // The conversation between an artist and the assistant about a release. It is deleted, through the stream, with the
  // release.
  ...partition('CONVERSATION#{artistId}#{releaseId}', {
    writers: ['assistant', 'assistant/on-uploads-left'],
    items: { conversation: HEAD, conversationTurn: 'TURN#{messageId}' },
  }),
  // The number of messages that an artist wrote to the assistant within an hour. Expires (TTL).
  ...partition('ASSISTANT-COUNT#{artistId}', {
    writers: ['assistant'],
    items: { assistantMessages: 'HOUR#{hour}' },
  }),
  ...partition('UPLOAD-COUNT#{artistId}', {
    writers: ['media'],
    items: { awaitedUploads: 'AWAITED#{releaseId}', uploadsOfDay: 'DAY#{day}' },
  }),
  // Separate from the account, so that a function that reads strangers' files cannot write to accounts, and so cannot
  // make anybody an admin.
  ...partition('PHOTO#{artistId}', {
    writers: ['media', 'media/on-upload-stored', 'accounts/on-account-erased'],
    items: { photo: HEAD },
  }),
  ...partition('PAYMENT#{artistId}', {
    writers: [...paymentWriters, 'accounts/on-account-erased'],
    items: { payment: '{releaseId}#{paymentId}' },
  }),
  // A payment intent as the provider reported it, its owner, and each event about it.
  ...partition('INTENT#{paymentId}', {
    writers: [...paymentWriters, 'accounts/on-account-erased'],
    items: { intent: HEAD, providerEvent: 'EVENT#{eventId}' },
  }),
  // Payouts from our balance at the provider to our bank.
  ...partition('CARD-PAYOUTS#ALL', {
    writers: providerEventWriters,
    items: { cardPayout: 'PAYOUT#{createdAt}#{cardPayoutId}' },
  }),
  ...partition('TOTAL#PAYMENTS', { writers: [...paymentWriters, recount], items: { paymentTotals: 'SHARD#{shard}' } }),
  // An artist's payouts in chronological order, and a marker for the open one, which prevents a second one.
  ...partition('PAYOUT#{artistId}', {
    writers: ['payouts', 'accounts/on-account-erased'],
    items: { payout: 'PAYOUT#{payoutId}', openPayout: 'OPEN', payoutTaxed: 'TAXED' },
  }),
  // Everything agreed about sharing a track, all versions in one item, so that one condition guards each change.
  ...partition('SPLIT#{trackId}', {
    writers: ['splits', 'splits/on-recordings-submitted', 'accounts/on-account-erased'],
    items: { split: HEAD },
  }),
  // Tracks of which an artist has a share, or which the artist shares with others.
  ...partition('SPLIT-PARTY#{artistId}', {
    writers: ['splits', 'splits/on-recordings-submitted', 'accounts/on-account-erased'],
    items: { splitParty: 'TRACK#{trackId}' },
  }),
  ...partition('SPLIT-INVITATION#{invitationId}', {
    writers: ['splits', 'splits/on-recordings-submitted'],
    items: { splitInvitation: HEAD },
  }),
  // The number of invitations that an artist sent on a day. Expires (TTL).
  ...partition('SPLIT-COUNT#{artistId}', { writers: ['splits'], items: { splitInvitationsOfDay: 'DAY#{day}' } }),
  // An artist's advances, the number of grants, and the recoupment by each transaction of a statement.
  ...partition('ADVANCE#{artistId}', {
    writers: ['payouts', ...earningsWriters],
    items: {
      advance: 'ADVANCE#{advanceId}',
      advanceGrants: 'GRANTS',
      takenForAdvance: 'TAKEN#{statementId}#{payee}#{n}',
    },
  }),
  // Receipts from payers of statements, and a marker for each recorded payment, by a digest of the bank's reference, so
  // that none is recorded twice.
  ...partition('RECEIPTS#ALL', { writers: ['payouts'], items: { receipt: '{payer}#{receiptId}' } }),
  ...partition('RECEIPT-REFERENCE#{digest}', { writers: ['payouts'], items: { receiptReference: HEAD } }),
  // An artist's tax details, encrypted; the newest apply.
  ...partition('TAX#{artistId}', {
    writers: ['payouts'],
    removers: ['accounts/on-account-erased'],
    items: { taxForm: 'FORM#{taxFormId}' },
  }),
  // Names on sanctions lists, by the codes of `sanctions/name-codes.ts`. Only the operator's command writes them.
  ...partition('SANCTION#{code}', { writers: [], items: { sanction: '{entry}' } }),
  // Payouts sent to the bank in one file.
  ...partition('PAYOUT-BATCH#ALL', { writers: ['payouts'], items: { payoutBatch: 'BATCH#{batchId}' } }),
  // The number and amount of payouts approved on a day.
  ...partition('PAYOUT-DAY#{day}', { writers: ['payouts'], items: { payoutDay: HEAD } }),
  // An artist's payout methods, encrypted, and how many times they have changed.
  ...partition('PAYOUT-METHOD#{artistId}', {
    writers: ['payouts'],
    removers: ['accounts/on-account-erased'],
    items: { payoutMethods: HEAD, payoutMethod: 'METHOD#{methodId}' },
  }),
  ...partition('TOTAL#PAYOUTS', { writers: ['payouts', recount], items: { payoutTotals: 'SHARD#{shard}' } }),
  // A store's statement, and each of its batches that is being posted or reversed.
  ...partition('STATEMENT#{statementId}', {
    writers: ['statements', 'statements/on-recording-matched', ...statementSteps],
    items: { statement: HEAD, statementBatch: '{way}#{batch}' },
  }),
  ...partition('TOTAL#STATEMENTS', {
    writers: ['statements', ...statementSteps, recount],
    items: { statementTotals: 'SHARD#{shard}' },
  }),
  // Imported files by hash, so that no file is ever posted twice.
  ...partition('STATEMENT-FILE#{sha256}', {
    writers: ['statements', 'statements/on-read-due', 'statements/on-batches-done'],
    items: { statementFile: HEAD },
  }),
  // A payer's statements whose lines have been posted, with a version, so that no line is posted twice.
  ...partition('POSTED-LINES#{payer}', {
    writers: ['statements', 'statements/on-read-due'],
    items: { postedLines: HEAD, postedStatement: 'STATEMENT#{statementId}' },
  }),
  // An artist's earnings: in total, by month, and by release and month (services/earnings). Written by the modules that
  // post to the ledger.
  ...partition('EARNINGS#{artistId}', {
    writers: earningsWriters,
    items: { earnings: HEAD, monthEarnings: 'MONTH#{month}' },
  }),
  ...partition('RELEASE-EARNINGS#{artistId}#{releaseId}', {
    writers: earningsWriters,
    items: { releaseEarnings: 'MONTH#{month}' },
  }),
  // Money in suspense for a party who has not accepted their split, and what became of it.
  ...partition('SUSPENSE#{partyId}', { writers: earningsWriters, items: { suspense: '{statementId}#{n}' } }),
  // The office's column mappings for files of payers.
  ...partition('STATEMENT-MAPPING#ALL', { writers: ['statements'], items: { statementMapping: '{mappingId}' } }),
  // Territory names that the office has identified, by a digest of the normalized name.
  ...partition('TERRITORY-NAME#ALL', { writers: ['statements'], items: { territoryName: '{territoryNameId}' } }),
  // The office's decision about a recording without a matching code, by a digest of how statements describe it.
  ...partition('RECORDING-MATCH#{recording}', { writers: ['statements'], items: { recordingMatch: HEAD } }),
  // Posted statements with money in suspense for a recording, by the same digest; the money is paid once the recording
  // is matched.
  ...partition('RECORDING-WAITS#{recording}', {
    writers: ['statements/on-batches-done'],
    items: { recordingWaits: '{statementId}' },
  }),
  // Language model usage: by artist on a day (expires, TTL), and in total for each day of a month.
  ...partition('MODEL-USE#{day}', { writers: ['assistant'], items: { modelUseOfArtist: '{artistId}' } }),
  ...partition('MODEL-DAYS#{month}', { writers: ['assistant'], items: { modelUseOfDay: '{day}' } }),
  ...partition('CHECKOUT#{sessionId}', { writers: ['payments'], items: { checkout: HEAD } }),
  // Search terms with which the office finds an account by the beginning of a name or handle.
  ...partition('USER-TERM#{initial}', {
    writers: ['projector/on-table-change'],
    items: { userTerm: '{term}#{artistId}' },
  }),
  // The office's members: a set of ids for each role.
  ...partition('OFFICE#MEMBERS', { writers: ['accounts', 'accounts/on-new-day'], items: { office: HEAD } }),
  ...partition('TOTAL#USERS', { writers: [...accountWriters, recount], items: { userTotals: 'SHARD#{shard}' } }),
  // Search terms with which the office finds a release, in the tab of its state, by the beginning of its title or of an
  // artist's name.
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
    writers: [
      'releases',
      'releases/on-submission-due',
      'projector/on-table-change',
      'export',
      'accounts/on-account-erased',
    ],
    items: { code: HEAD },
  }),
  // The exports of a release, by submission. Keyed by the release alone, because a distributor's code list does not
  // name the artist.
  ...partition('EXPORT#{releaseId}', {
    writers: exportWriters,
    removers: ['accounts/on-account-erased'],
    items: { export: 'SUBMISSION#{submission}' },
  }),
  // The states of a release at stores, and the events that prove them. Keyed by the release alone, because a file of
  // store states does not name the artist.
  ...partition('STORE#{releaseId}', {
    writers: [...storeWriters, 'takedowns', ...exportWriters, 'accounts/on-account-erased'],
    items: { releaseStores: HEAD, storeEvent: 'EVENT#{at}#{eventId}' },
  }),
  // Requests to take a release down, wholly or in part, and their version: each depends on the others.
  ...partition('TAKEDOWN#{artistId}#{releaseId}', {
    writers: ['takedowns', 'takedowns/on-store-states-changed', 'accounts/on-account-erased'],
    items: { takedowns: HEAD, takedown: 'TAKEDOWN#{takedownId}' },
  }),
  // An artist's notices, and one item with the last one read and the emails that are still to be sent.
  // Notices expire (TTL).
  ...partition('NOTICE#{artistId}', {
    writers: ['notices', ...noticeWriters, 'accounts/on-account-erased'],
    items: { notices: HEAD, notice: 'NOTICE#{noticeId}' },
  }),
  // How far the hourly look for release days has come.
  ...partition('RELEASE-DAYS#ALL', { writers: ['notices/on-release-days'], items: { releaseDays: HEAD } }),
  // Export batches, and their contents separately, so that listing the batches does not read them. Expire (TTL).
  ...partition('BATCHES#ALL', { writers: exportWriters, items: { batch: '{batchId}' } }),
  ...partition('BATCH#{batchId}', { writers: ['export'], items: { batchMembers: HEAD } }),
  // The archive of all data of an artist. Expires (TTL), as the archive does.
  ...partition('DATA-EXPORT#{artistId}', {
    writers: ['data-export', 'data-export/on-data-export-requested'],
    removers: ['accounts/on-account-erased'],
    items: { dataExport: HEAD },
  }),
  // An event for listeners, published in the transaction that causes it. Expires (TTL).
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
      ...noticeWriters,
    ],
    items: { outbox: HEAD },
  }),
  // The delivery status of each email, by its id. Expires (TTL).
  ...partition('MAIL#{mailId}', { writers: ['mail/on-mail-requested', 'mail/on-mail-event'], items: { mail: HEAD } }),
  // An email address that receives no more email, by digest, because keys must not contain email addresses.
  ...partition('ADDRESS#{digest}', { writers: ['mail/on-mail-event'], items: { address: HEAD } }),
  ...partition('LEAD#{leadId}', {
    writers: ['waitlist', 'waitlist/on-lead-changed', 'accounts/on-account-erased'],
    items: { lead: HEAD },
  }),
  ...partition('TOTAL#LEADS', {
    writers: ['waitlist', 'accounts/on-account-erased', recount],
    items: { leadTotals: 'SHARD#{shard}' },
  }),
  // The cursor of the daily walk over all accounts.
  ...partition('ACCOUNT-WALK#ALL', { writers: ['accounts/on-new-day'], items: { accountWalk: HEAD } }),
  // The cursor of each pass through the books.
  ...partition('RECONCILIATION#{walk}', { writers: reconciliation, items: { reconciliation: HEAD } }),
  // The progress of each migration of stored items. Only the operator's command writes it.
  ...partition('MIGRATION#{name}', { writers: [], items: { migration: HEAD } }),
  // The cursor of each recount.
  ...partition('RECOUNT#{kind}', { writers: [recount], items: { recount: HEAD } }),
  // The number of calls from a network address within an hour, by an irreversible digest. Expires (TTL).
  ...partition('CALLS#{digest}', { writers: ['waitlist', 'site', 'splits'], items: { calls: HEAD } }),
  // Written by the domains that have idempotent routes.
  ...partition('IDEMPOTENCY#{artistId}#{hash}', {
    writers: ['releases', 'media', 'payments', 'payouts', 'splits', 'export', 'stores', 'takedowns', 'statements'],
    items: { idempotency: HEAD },
  }),
} as const;

/**
 * The ledger's keys, in a separate append-only table: entries never change, and no function that serves artists reads
 * them.
 */
export const ledgerKeys = {
  ...partition('LTX#{hash}', { writers: moneyWriters, items: { transaction: HEAD } }),
  ...partition('LEDGER#{account}#{yyyymm}#{shard}', { writers: moneyWriters, items: { entry: '{at}#{hash}#{n}' } }),
} as const;

/**
 * The wallets' keys, in a separate table: wallets change with every posting, so they cannot be in an append-only table,
 * and a wallet can only change together with the entries that explain the change.
 */
export const walletKeys = {
  ...partition('WALLET#{artistId}', { writers: ['payouts', ...earningsWriters], items: { wallet: 'USD' } }),
} as const;

/** The audit log's keys, in a separate table for the same reason as the ledger's. */
export const auditKeys = {
  ...partition('AUDIT#{day}#{shard}', {
    writers: [
      'accounts',
      'releases',
      'review',
      ...exportWriters,
      'stores',
      'takedowns',
      'waitlist',
      'payments',
      'payouts',
      'statements',
    ],
    items: { entry: '{at}#{id}' },
  }),
} as const;

/** The writes that a table allows: any; or only creating or only updating items, inside a transaction. */
export type Writes = 'any' | 'create' | 'update';

type TableRow = {
  keys: Record<string, ItemRow>;
  writes: Writes;
  /** Functions that may read and scan the table, which request handlers may not. */
  readers: readonly Writer[];
  /** Functions that may only get items by key. */
  askedBy: readonly Writer[];
  /** Functions that may get items and query partitions, but not scan. */
  queriedBy: readonly Writer[];
  /** Functions that may only query its indexes. */
  listedBy: readonly Writer[];
};

/** The tables, their contents and permissions. */
export const tables = {
  table: { keys, writes: 'any', readers: [], askedBy: [], queriedBy: [], listedBy: [] },
  ledger: {
    keys: ledgerKeys,
    writes: 'create',
    readers: reconciliation,
    askedBy: [],
    // Serves the office, never artists.
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

/** Declares a secondary index and the two attributes of its key. It is sparse: an item without them is not in it. */
export function index<const N extends string, const P extends string, const S extends string>(name: N, pk: P, sk: S) {
  const build = (values: Values<P> & Values<S>) =>
    ({ [`${name}PK`]: fill(pk, values), [`${name}SK`]: fill(sk, values) }) as { [K in `${N}PK` | `${N}SK`]: string };
  return Object.assign(build, { index: name, pk, sk });
}

/**
 * The sort orders of the office's list of all releases, each a separate index. They project only what a row shows, so a
 * change to any other part of a card costs nothing in them.
 */
export const orderIndexNames = ['since', 'title', 'artist', 'date'] as const;
export const indexNames = ['recent', 'state', 'all', ...orderIndexNames] as const;
/** Indexes of the audit table. */
export const auditIndexNames = ['all', 'object', 'who', 'kind'] as const;
export type IndexName = (typeof indexNames)[number] | (typeof auditIndexNames)[number];

/** Actions of the office over time: all of them, and by object, by person and by kind of object. */
export const auditIndexKeys = {
  all: index('all', 'AUDIT', '{at}'),
  ofObject: index('object', 'OBJECT#{objectId}', '{at}'),
  ofPerson: index('who', 'WHO#{personId}', '{at}'),
  ofKind: index('kind', 'KIND#{kind}', '{at}'),
} as const;

export const indexKeys = {
  /** Cards in an artist's library, last changed first. */
  library: index('recent', 'LIBRARY#{artistId}', '{updatedAt}'),
  /**
   * Cards in the office's tab for their state, by the time of submission, or of creation for drafts, so the first has
   * waited longest.
   */
  releasesByState: index('state', 'RELEASES#{status}', '{since}'),
  /** The same cards for the office's list, with only the fields that a row shows. */
  releasesBySince: index('since', 'RELEASES#{status}', '{since}'),
  /** The cards in the same tab, ordered by title, by artist and by sales start. */
  releasesByTitle: index('title', 'RELEASES#{status}', '{title}'),
  releasesByArtist: index('artist', 'RELEASES#{status}', '{artist}'),
  releasesByDate: index('date', 'RELEASES#{status}', '{day}'),
  /** Cards whose plan is due to expire, by expiry time, until the end of the plan is recorded on the release. */
  endingPlans: index('all', 'PLANS-ENDING', '{expiresAt}'),
  /** Profiles in the admin's tab for their status. */
  usersByStatus: index('state', 'USERS#{status}', '{createdAt}'),
  allUsers: index('all', 'USERS', '{createdAt}'),
  leads: index('all', 'LEADS', '{createdAt}'),
  /** Payments: an artist's own, all for the office, and, by state, those that still have to be completed. */
  paymentsOfArtist: index('recent', 'PAYMENTS#{artistId}', '{paidAt}'),
  allPayments: index('all', 'PAYMENTS', '{paidAt}'),
  paymentsByState: index('state', 'PAYMENTS#{state}', '{paidAt}'),
  /** All payouts for the office, and the pending ones. */
  allPayouts: index('all', 'PAYOUTS', '{requestedAt}'),
  openPayouts: index('state', 'PAYOUTS#OPEN', '{requestedAt}'),
  /** Takedowns that are not done or cancelled, by the day on which they are due. */
  openTakedowns: index('state', 'TAKEDOWNS#OPEN', '{dueOn}#{takedownId}'),
  /** All tax forms, for the office. */
  allTaxForms: index('all', 'TAX-FORMS', '{signedAt}'),
  /** All advances, for the office. */
  allAdvances: index('all', 'ADVANCES', '{grantedAt}'),
  /** All statements, and those in a tab of the office's list. */
  statements: index('all', 'STATEMENTS', '{createdAt}'),
  statementsOfTab: index('state', 'STATEMENTS#{tab}', '{createdAt}'),
  /** Unanswered split invitations to an email address, by digest, because keys must not contain email addresses. */
  splitInvitationsTo: index('recent', 'SPLIT-INVITATIONS#{digest}', '{sentAt}'),
  /** Artists for whom a digest, or the notice about earnings, is due, by the time when it is. */
  dueDigests: index('all', 'DIGESTS-DUE', '{dueAt}'),
  /** Provider events that match nothing. */
  unmatchedEvents: index('all', 'UNMATCHED-EVENTS', '{at}'),
} as const;
