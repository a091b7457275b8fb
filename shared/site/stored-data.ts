/**
 * Personal data as the privacy page describes it, with the table partitions that contain it
 * (`services/platform/keys.ts`).
 */
type Stored = { text: string; partitions: readonly string[] };

/** All stored personal data. The privacy page is generated from this list, and a test compares it with the tables. */
export const storedData: readonly Stored[] = [
  {
    text: 'When you sign up: your name, artist name, email address, country and social accounts, and, if you give them, your Spotify profile, WhatsApp number, website, biography and photo. Your password is stored by the sign-in service, in a form that nobody can read.',
    partitions: ['ACCOUNT', 'PHOTO', 'USER-TERM', 'OFFICE'],
  },
  {
    text: 'When you make a release: what you type, the files that you upload, the names of those whom you credit, what you tell the assistant, what you and our office write to each other, and what became of the release.',
    partitions: [
      'RELEASE',
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
    text: 'When you pay: what for, the amount, the date, and the payment provider’s number of the payment. Your card number goes to the provider alone.',
    partitions: ['PAYMENT', 'INTENT', 'CHECKOUT', 'LEDGER', 'LTX'],
  },
  {
    text: 'When you earn: what the stores report of your releases, line by line, what you were paid ahead, and your balance.',
    partitions: ['EARNINGS', 'RELEASE-EARNINGS', 'STATEMENT', 'WALLET', 'ADVANCE'],
  },
  {
    text: 'When you share a song: the names and email addresses of those whom you invite, their parts, and what they answer.',
    partitions: ['SPLIT', 'SPLIT-PARTY', 'SPLIT-INVITATION', 'SPLIT-COUNT', 'SUSPENSE'],
  },
  {
    text: 'When you are paid out: your bank account, PayPal address or crypto wallet, encrypted; what you asked for and what became of it; and whether your name is like one on a sanctions list.',
    partitions: ['PAYOUT', 'PAYOUT-METHOD', 'PAYOUT-BATCH'],
  },
  {
    text: 'When you give a tax form: your name, address, citizenship, tax number, date of birth and signature, encrypted.',
    partitions: ['TAX'],
  },
  { text: 'When you join the waitlist: what you wrote in its form.', partitions: ['LEAD'] },
  {
    text: 'When you ask for your data: the archive of it, until it ends.',
    partitions: ['DATA-EXPORT'],
  },
  {
    text: 'When we write to you: which mail was sent when, and whether it arrived.',
    partitions: ['MAIL', 'ADDRESS', 'OUTBOX'],
  },
  {
    text: 'When something is changed by our office, or where it matters by you: who did what, and when. And for a short time, against misuse, how often you called us, with your network address as a digest.',
    partitions: ['AUDIT', 'CALLS', 'IDEMPOTENCY', 'ASSISTANT-COUNT', 'UPLOAD-COUNT', 'MODEL-USE'],
  },
];

/** Partitions without personal data: totals, ranges of codes, data of payers and lists. */
export const storedOfNobody: readonly string[] = [
  'CARD-PAYOUTS',
  'CODES',
  'MODEL-DAYS',
  'PAYOUT-DAY',
  'POSTED-LINES',
  'RECEIPT-REFERENCE',
  'RECEIPTS',
  'RECONCILIATION',
  'RECORDING-MATCH',
  'RECORDING-WAITS',
  'RECOUNT',
  'SANCTION',
  'STATEMENT-FILE',
  'STATEMENT-MAPPING',
  'TERRITORY-NAME',
  'TOTAL',
];
