/**
 * Every refusal the API can give, the HTTP status it travels under, and what it says to a developer who reads the reply.
 * Domain code throws codes, never statuses; the web app turns a code into a message (product 16.1).
 */
export const problems = {
  'invalid-request': { status: 400, title: 'The request does not have the agreed form.' },
  'request-too-large': { status: 413, title: 'A request has at most 256 KB.' },
  'wrong-origin': { status: 403, title: 'The API answers only through the site.' },
  'sign-in-required': { status: 401, title: 'A valid access token is required.' },
  'admin-only': { status: 403, title: 'The caller has no role that opens this.' },
  'account-inactive': { status: 403, title: 'The account has not been activated by an admin.' },
  'profile-not-found': { status: 404, title: 'User profile not found' },
  'user-not-found': { status: 404, title: 'No account has this id.' },
  'status-changed': { status: 409, title: 'The account status was changed by somebody else meanwhile.' },
  'role-changed': { status: 409, title: 'The role was changed by somebody else meanwhile.' },
  'last-admin': { status: 409, title: 'The office is never without an admin.' },
  'still-admin': {
    status: 409,
    title: 'The account of somebody who works in the office does not end before an admin takes the role.',
  },
  'artist-name-wrong': { status: 409, title: 'What was typed is not the artist name of the account.' },
  'releases-live': { status: 409, title: 'Releases are submitted or in the stores; details hold their titles.' },
  'password-wrong': { status: 409, title: 'The password is not that of the account.' },
  'own-status': { status: 403, title: 'Nobody changes the status of their own account.' },
  'release-not-found': { status: 404, title: 'No such release.' },
  'track-not-found': { status: 404, title: 'The release has no such track.' },
  'release-locked': { status: 409, title: 'A submitted release cannot be changed.' },
  'release-changed': { status: 409, title: 'The release was changed meanwhile.' },
  'field-changed': { status: 409, title: 'The field was changed elsewhere; details hold its current value.' },
  'too-many-tracks': { status: 409, title: 'A release has at most 15 tracks.' },
  'release-too-large': { status: 409, title: 'What was typed into the release is more than 300 KB together.' },
  'release-incomplete': { status: 409, title: 'Required items are missing; details name them.' },
  'release-already-submitted': { status: 409, title: 'The release is already submitted.' },
  'release-not-submitted': { status: 409, title: 'The release is not submitted.' },
  'changes-already-requested': {
    status: 409,
    title: 'The office has asked the artist for changes of this submission.',
  },
  'submitted-again': { status: 409, title: 'The artist has submitted the release again meanwhile.' },
  'too-many-messages': { status: 409, title: 'The release has as many messages as one may have.' },
  'release-paid': { status: 409, title: 'A release with a payment cannot be deleted before it is refunded.' },
  'checkout-open': { status: 409, title: 'A checkout for the release is open; expire it first.' },
  'checkout-paid': { status: 409, title: 'The checkout was paid meanwhile, and the release has its plan.' },
  'release-already-exported': { status: 409, title: 'The release was exported before.' },
  'release-not-exported': { status: 409, title: 'The release is not exported: its artist types the codes.' },
  'code-not-claimed': { status: 404, title: 'This release does not have that code, or nobody has.' },
  'import-unreadable': { status: 400, title: 'The file is no CSV with the agreed columns; details say why.' },
  'batch-not-found': { status: 404, title: 'There is no such batch of exports, or it is gone, or not made yet.' },
  'not-exported': { status: 404, title: 'The release has no export file yet.' },
  'cell-not-exportable': { status: 409, title: 'A value cannot be carried by the distributor file; details name it.' },
  'agreement-outdated': { status: 409, title: 'The distribution agreement has a newer version.' },
  'code-wrong': { status: 409, title: 'A typed ISRC or UPC cannot be right; details hold the code.' },
  'isrc-repeated': {
    status: 409,
    title: 'An ISRC stands on two tracks; details hold it and the numbers of the tracks.',
  },
  'code-taken': {
    status: 409,
    title:
      'A typed ISRC or UPC belongs to another recording or release; details hold it, and to its owner where it is used.',
  },
  'too-many-releases': { status: 409, title: 'The account has as many releases as one may have.' },
  'too-many-uploads': { status: 429, title: 'Too many uploads of the release are still on their way.' },
  'upload-quota-reached': { status: 429, title: 'The account has uploaded as much as one may on one day.' },
  'data-export-not-found': { status: 404, title: 'There is no such archive, or it is gone.' },
  'media-not-found': { status: 404, title: 'No such file.' },
  'file-not-accepted': { status: 400, title: 'The file has the wrong type or size; details hold the reason.' },
  'plan-mismatch': { status: 409, title: 'The plan does not match the number of tracks.' },
  'plan-not-covered': {
    status: 409,
    title: 'The paid plan does not cover the tracks; details hold what is to be paid.',
  },
  'plan-already-covered': { status: 409, title: 'The release already has this plan or a higher one.' },
  'payment-not-found': { status: 404, title: 'No such payment session.' },
  'payment-not-completed': { status: 409, title: 'The payment is not completed.' },
  'payment-failed': { status: 409, title: 'The payment did not come, and nothing was taken.' },
  'payment-pending': {
    status: 409,
    title: 'A payment for the release is on its way: it will succeed or fail by itself.',
  },
  'payment-refunded': {
    status: 409,
    title: 'The payment has been refunded; details hold why: the release had the plan already, or is gone.',
  },
  'payment-wrong': { status: 409, title: 'The payment does not fit the release, plan, amount or currency.' },
  'payment-not-refundable': {
    status: 409,
    title: 'So much of the payment cannot be given back; details hold its state, and the cents that can.',
  },
  'payment-provider-unavailable': { status: 503, title: 'The payment provider did not answer.' },
  'payments-not-configured': {
    status: 503,
    title: 'The payment provider’s keys are not set, or it does not take them.',
  },
  'payout-not-found': { status: 404, title: 'No such payout.' },
  'own-payout': { status: 403, title: 'Nobody decides their own payout.' },
  'account-not-found': { status: 404, title: 'The chart of accounts has no such account.' },
  'transaction-not-found': { status: 404, title: 'The ledger has no such transaction.' },
  'payout-open': { status: 409, title: 'A payout is asked for already, and not decided yet.' },
  'payout-decided': { status: 409, title: 'The payout cannot become that any more; details hold its state.' },
  'balance-below-minimum': { status: 409, title: 'What can be paid is less than the least payout.' },
  'balance-changed': { status: 409, title: 'The balance changed meanwhile, and nothing was asked for.' },
  'signature-wrong': { status: 400, title: 'The webhook signature is not valid.' },
  'idempotency-key-required': { status: 400, title: 'This route needs an Idempotency-Key header.' },
  'idempotency-key-reused': { status: 409, title: 'The Idempotency-Key was used with another request.' },
  'still-running': { status: 409, title: 'The first request with this Idempotency-Key is still running.' },
  'too-many-requests': { status: 429, title: 'Too many requests came from one address, or in all.' },
  blocked: { status: 403, title: 'The firewall took the request for an attack.' },
  busy: { status: 503, title: 'Others wrote to the same items for too long; nothing was changed.' },
  'outcome-unknown': { status: 503, title: 'An answer of the table was lost; the same request may be sent again.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/**
 * What any route may answer, whatever its row promises: it is said by the gateway, the firewall, `serve`, idempotency or the table, and the
 * web has words for it once.
 */
export const anyRouteProblems = [
  'invalid-request',
  'request-too-large',
  'wrong-origin',
  'sign-in-required',
  'admin-only',
  'account-inactive',
  'profile-not-found',
  'idempotency-key-required',
  'idempotency-key-reused',
  'still-running',
  'too-many-requests',
  'blocked',
  'busy',
  'outcome-unknown',
  'internal',
] as const satisfies readonly ProblemCode[];

export type AnyRouteProblem = (typeof anyRouteProblems)[number];
