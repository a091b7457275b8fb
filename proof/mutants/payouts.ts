import { guards, type Mutant } from './mutant.ts';

const SERVICE = 'services/payouts/payouts.service-test';
const FILE = 'services/payouts/payout-repository.ts';

/** Guards of payouts: who may ask, how often, and what becomes of it. */
export const payoutsMutants: readonly Mutant[] = [
  ...guards(FILE, 'service', SERVICE, [
    [
      'an artist has one open payout',
      'Item: { ...keys.openPayout({ artistId }), v: 1, payoutId }, ...isNew }',
      'Item: { ...keys.openPayout({ artistId }), v: 1, payoutId } }',
      'one open request',
    ],
    [
      'a payout leaves the state in which it was read',
      "ConditionExpression: '#state = :from'",
      "ConditionExpression: '#state = :from OR attribute_exists(PK)'",
      'leaves a state once',
    ],
    [
      'a colleague’s decision is not one’s own',
      'if (result.decision !== decision)',
      'if (false)',
      'leaves a state once',
    ],
    [
      'what has ended is open no more',
      '...(ends ? [{ Delete: { TableName: table.name, Key: keys.openPayout(before) } }] : []),',
      '',
      'the totals follow each step',
    ],
    ['what has ended is pending no more', ' REMOVE statePK, stateSK', '', 'the totals follow each step'],
  ]),
  ...guards('services/payouts/handlers.ts', 'service', SERVICE, [
    [
      'nobody decides their own payout',
      "if (params.artistId === actor.artistId) throw new Problem('own-payout');",
      '',
      'by nobody whose own it is',
    ],
  ]),
  ...guards('services/payouts/payable-amount.ts', 'service', SERVICE, [
    ['a payout has a least amount', 'if (micros < LEAST_PAYOUT)', 'if (false)', 'whole cents of all of it'],
  ]),
  ...guards('services/payouts/money-of-state.ts', 'unit', 'services/payouts/money-of-state.test', [
    ['what is rejected is the artist’s again', "rejected: 'available'", "rejected: 'requested'"],
    ['a payout comes into a state once', 'key: `payout:', 'key: decision ?? `payout:'],
  ]),
  ...guards('shared/payouts/contract.ts', 'service', SERVICE, [
    [
      'a request names no amount',
      'body: z.strictObject({ method',
      'body: z.object({ method',
      'whole cents of all of it',
    ],
  ]),
];
