import { guards, type Mutant } from './mutant.ts';

const SERVICE = 'services/payouts/payouts.service-test';
const WRITES = 'services/payouts/payout-writes.service-test';
const FILE = 'services/payouts/payout-repository.ts';

/** Guards of payouts: which artists may request one, how often, and how it ends. */
export const payoutsMutants: readonly Mutant[] = [
  ...guards(FILE, 'service', WRITES, [
    [
      'an artist has one open payout',
      'Item: { ...keys.openPayout({ artistId }), v: 1, payoutId }, ...isNew }',
      'Item: { ...keys.openPayout({ artistId }), v: 1, payoutId } }',
      'one open request',
    ],
    [
      'a payout leaves the state in which it was read',
      'ConditionExpression: `#state = :from$',
      'ConditionExpression: `attribute_exists(PK) OR #state = :from$',
      'lets a payout leave a state once, to only one other state',
    ],
    [
      'a colleague’s decision is not one’s own',
      'if (result.decision !== decision)',
      'if (false)',
      'lets a payout leave a state once, to only one other state',
    ],
    [
      'what has ended is open no more',
      '...(ends ? [{ Delete: { TableName: table.name, Key: keys.openPayout(before) } }] : []),',
      '',
      'keeps the totals up to date with each step, and counts only open payouts as pending',
    ],
    [
      'what has ended is pending no more',
      ' REMOVE statePK, stateSK',
      '',
      'keeps the totals up to date with each step, and counts only open payouts as pending',
    ],
  ]),
  ...guards('services/payouts/check-payer.ts', 'unit', 'services/payouts/check-payer.test', [
    ['nobody decides their own payout', "if (payout.artistId === artistId) throw new Problem('own-payout');", ''],
    ['it takes two people where it does', 'if (takesTwo && actsAlone(artistId, payout, to))', 'if (false)'],
  ]),
  ...guards('shared/payouts/acts-alone.ts', 'unit', 'services/payouts/check-payer.test', [
    ['who approved does not pay', 'approvedBy.id === id', 'false'],
    ['nobody approves and completes at once', "if (state === 'requested') return true;", ''],
    ['a colleague’s file is the second person', '(sentBy === undefined || sentBy.id === id)', 'true'],
  ]),
  ...guards('services/payouts/second-person.ts', 'unit', 'services/payouts/second-person.test', [
    ['the artist of a payout is no second person', 'payers.filter(({ id }) => id !== payout.artistId)', 'payers'],
    ['an office of one pays alone', 'others.length >= 2', 'others.length >= 1'],
    ['whoever cannot pay is no second person', "profile.status !== 'active' || ", ''],
  ]),
  ...guards('services/payouts/batch-handlers.ts', 'service', 'services/payouts/second-person.service-test', [
    [
      'a file is made by a second person',
      "members.map((member) => checkPerson(actor, member, 'sent'))",
      "members.map((member) => checkPerson(actor, member, 'failed'))",
      'requires somebody other than the approver; then either may upload the bank',
    ],
  ]),
  ...guards('services/payouts/office-handlers.ts', 'service', 'services/payouts/second-person.service-test', [
    [
      'a large payout takes two people',
      'secondPersonCheck(needs)(actor, payout, body.to)',
      "secondPersonCheck(needs)(actor, payout, 'failed')",
      'requires both of two people, whoever approves, and shows who can act',
    ],
  ]),
  ...guards('services/payouts/decide-payout.ts', 'service', 'services/payouts/second-person.service-test', [
    ['deciding alone is on record', '...(alone && { alone }),', '', 'lets an office of one pay alone, and audits that'],
  ]),
  ...guards('services/payouts/apply-sign-in-hold.ts', 'service', 'services/payouts/sign-in-hold', [
    [
      'payouts wait for a change of the sign-in',
      'from > method.usableAt ?',
      'false ?',
      'emails the owner and holds payouts for three days, also to old methods, after a change of',
    ],
  ]),
  ...guards('services/payouts/day-limit.ts', 'service', WRITES, [
    [
      'a day has a number',
      'approved < :most AND ',
      ':most > :one AND ',
      'approves no more on one day than the operator allows, in number or in sum',
    ],
    [
      'a day has a sum',
      ' AND micros <= :rest',
      ' AND (micros <= :rest OR :rest > :one)',
      'approves no more on one day than the operator allows, in number or in sum',
    ],
  ]),
  ...guards('services/payouts/method-handlers.ts', 'service', 'services/payouts/payout-methods.service-test', [
    [
      'a method needs the password',
      "throw new Problem('password-wrong')",
      'void password',
      'saves a method with the password, masks it, holds it for three days, and emails the artist',
    ],
    [
      'a method that cannot be right is refused',
      "throw new Problem('payout-method-wrong', { field })",
      'void field',
      'refuses a method with one wrong letter before checking the password',
    ],
  ]),
  ...guards('services/payouts/handlers.ts', 'service', 'services/payouts/payout-methods.service-test', [
    [
      'a new method waits',
      "throw new Problem('payout-method-held', { usableAt, isSignInHold })",
      'void isSignInHold',
      'saves a method with the password, masks it, holds it for three days, and emails the artist',
    ],
  ]),
  ...guards('services/payouts/payout-batch-repository.ts', 'service', 'services/payouts/payout-batches.service-test', [
    [
      'a payout is in one file, ever',
      "'#state = :processing AND attribute_not_exists(batchId)'",
      "'#state = :processing'",
      'has each payout in one batch only, is always the same, and has its answer applied once',
    ],
  ]),
  ...guards('services/payouts/payable-amount.ts', 'service', SERVICE, [
    [
      'a payout has a least amount',
      'if (micros < (isLeaving ? ONE_CENT : MINIMUM_PAYOUT))',
      'if (false)',
      'pays out all of it in whole cents, from',
    ],
  ]),
  ...guards('services/payouts/payout-posting.ts', 'unit', 'services/payouts/payout-posting.test', [
    ['what is rejected is the artist’s again', "rejected: 'available'", "rejected: 'requested'"],
    ['a payout comes into a state once', 'key: `payout:', 'key: decision ?? `payout:'],
  ]),
  ...guards('shared/payouts/arriving-micros.ts', 'unit', 'shared/payouts/arriving-micros.test', [
    ['nothing is withheld of a payout that was not paid', 'isReturnedToBalance(state) ? 0n : ', ''],
  ]),
  ...guards('services/relay/facts/payout.ts', 'unit', 'services/relay/facts-from-change.test', [
    ['what is approved is not on its way', '!after?.sentAt || before?.sentAt || ', '!after || '],
    ['what was paid is not on its way', " || after.state !== 'processing'", ''],
  ]),
  ...guards('shared/payouts/contract.ts', 'service', SERVICE, [
    [
      'a request names no amount',
      'body: z.strictObject({ methodId: PayoutMethodId, notes',
      'body: z.object({ methodId: PayoutMethodId, notes',
      'pays out all of it in whole cents, from',
    ],
  ]),
];
