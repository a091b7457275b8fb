/**
 * Personal data as the privacy page describes it, with the table partitions that contain it
 * (`services/platform/keys.ts`).
 */
type Stored = { text: string; partitions: readonly string[] };

/**
 * All personal data that we store. The privacy page is generated from this list, and a test compares it with the
 * tables.
 */
export const storedData: readonly Stored[] = [
  {
    text: 'When you sign up: your name, artist name, email address, country and social accounts, and, if you give them, your Spotify profile, WhatsApp number, website, biography and photo. Your password is stored by the sign-in service, in a form nobody can read.',
    partitions: ['ACCOUNT', 'PHOTO', 'USER-TERM', 'OFFICE'],
  },
  {
    text: 'When you make a release: what you type, the files you upload, what we measure in them, among it a fingerprint by which the same recording is found again, the names of the people you credit, what you tell the assistant, the messages between you and our office, the history of the release, the unusual titles and names that our office accepted, what stores report about it, and your requests to take it down.',
    partitions: [
      'RELEASE',
      'ACCEPTED',
      'HEARD',
      'SOUND',
      'STORE',
      'TAKEDOWN',
      'LIBRARY',
      'CONVERSATION',
      'RELEASE-TERM',
      'CODE',
      'EXPORT',
      'BATCHES',
      'BATCH',
      'REVIEW',
      'RELEASE-COUNT',
    ],
  },
  {
    text: 'When you pay: what for, the amount, the date, and the payment provider’s number for the payment. Your card number only goes to the provider.',
    partitions: ['PAYMENT', 'INTENT', 'CHECKOUT', 'LEDGER', 'LTX'],
  },
  {
    text: 'When you earn: what the stores report about your releases, line by line, any advances, and your balance.',
    partitions: ['EARNINGS', 'RELEASE-EARNINGS', 'STATEMENT', 'WALLET', 'ADVANCE'],
  },
  {
    text: 'When you share a song: the names and email addresses of the people you invite, their parts, and their answers.',
    partitions: ['SPLIT', 'SPLIT-PARTY', 'SPLIT-INVITATION', 'SPLIT-COUNT', 'SUSPENSE'],
  },
  {
    text: 'When you are paid out: your bank account, PayPal address or crypto wallet, encrypted; your payout requests and their outcome; and whether your name resembles one on a sanctions list.',
    partitions: ['PAYOUT', 'PAYOUT-METHOD', 'PAYOUT-BATCH'],
  },
  {
    text: 'When you submit a tax form: your name, address, citizenship, tax number, date of birth and signature, encrypted.',
    partitions: ['TAX'],
  },
  { text: 'When you join the waitlist: what you entered in its form.', partitions: ['LEAD'] },
  {
    text: 'When you request your data: the archive, until it expires.',
    partitions: ['DATA-EXPORT'],
  },
  {
    text: 'When we write to you: our notices of the last year and which of them you have read, which email was sent and when, and whether it arrived.',
    partitions: ['MAIL', 'ADDRESS', 'OUTBOX', 'NOTICE'],
  },
  {
    text: 'When our office changes something, or you make an important change: who did what, and when. And for a short time, to prevent misuse, how many requests you made, with your network address as a digest.',
    partitions: ['AUDIT', 'CALLS', 'IDEMPOTENCY', 'ASSISTANT-COUNT', 'UPLOAD-COUNT', 'MODEL-USE'],
  },
];

/** Partitions without personal data: totals, ranges of codes, data of payers and lists. */
export const partitionsWithoutPersonalData: readonly string[] = [
  'ACCOUNT-WALK',
  'CARD-PAYOUTS',
  'CODES',
  'MIGRATION',
  'MODEL-DAYS',
  'PAYOUT-DAY',
  'POSTED-LINES',
  'RECEIPT-REFERENCE',
  'RECEIPTS',
  'RECONCILIATION',
  'RECORDING-MATCH',
  'RECORDING-WAITS',
  'RECOUNT',
  'RELEASE-DAYS',
  'SANCTION',
  'STATEMENT-FILE',
  'STATEMENT-MAPPING',
  'TERRITORY-NAME',
  'TOTAL',
];
