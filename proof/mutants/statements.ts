import { guards, type Mutant } from './mutant.ts';

const WRITES = 'services/statements/storage/statement-writes.service-test';

/** Guards of a statement's import, and of the parts that artists see. */
export const statementsMutants: readonly Mutant[] = [
  ...guards(
    'services/statements/office/approve-statement.ts',
    'unit',
    'services/statements/office/approve-statement.test',
    [
      ['an approval is of the plan that was seen', 'if (statement.plan.version !== planVersion)', 'if (false)'],
      ['what the payer has posted since makes a reading stale', '!isReadingCurrent(statement, posted)', 'false'],
      ['two approvals are two accounts', 'approval.by.id === by.id', 'false'],
      ['it takes as many as are needed', 'approvals.length >= statement.approvalsNeeded', 'approvals.length >= 1'],
    ],
  ),
  ...guards('services/statements/matching/decide-match.ts', 'unit', 'services/statements/matching/decide-match.test', [
    [
      'two who match are two accounts',
      ' || (isAlone && before.by.id === decision.by.id)',
      '',
      'if two approvals are needed',
    ],
    ['one word does not pay where two approve', ' && !match.isAwaited', '', 'if two approvals are needed'],
  ]),
  ...guards('shared/royalties/match-recording.ts', 'unit', 'shared/royalties/match-recording.test', [
    ['a track’s title is not its whole release', ' && !isTrackTitle(named.title, ofUpc)', '', 'of several'],
  ]),
  ...guards(
    'services/payouts/tax/compute-withheld.ts',
    'service',
    'services/statements/mapping/territories.service-test',
    [['a country that nobody has recognized may be American', "['US', UNREAD_TERRITORY]", "['US']", 'withheld']],
  ),
  ...guards(
    'services/statements/later-matches/later-matches-stage.ts',
    'service',
    'services/statements/later-matches/matched-later.service-test',
    [
      [
        'what one person matched waits for another one',
        'if (isPayable(match))',
        "if (match.said.to === 'track')",
        'another account',
      ],
    ],
  ),
  ...guards(
    'services/statements/matching/match-handlers.ts',
    'service',
    'services/statements/later-matches/matched-later.service-test',
    [
      [
        'what is posted is not taken back',
        '        assertOpen(statement);\n        const saved',
        '        const saved',
        'cannot be withdrawn',
      ],
    ],
  ),
  ...guards(
    'services/statements/posting/ledger-postings.ts',
    'unit',
    'services/statements/posting/ledger-postings.test',
    [
      [
        'only what a store takes back may make a balance fall below zero',
        "...(to === 'artist' && micros < 0n && { clawback",
        "...(to === 'artist' && { clawback",
      ],
      ['a reversal has a key of its own', 'key: `reversal:', 'key: `statement:'],
      [
        'a reversal may take what is paid out',
        '...(from !== undefined && micros > 0n && { clawback: true as const }),',
        '',
      ],
    ],
  ),
  ...guards('services/statements/storage/statement-repository.ts', 'service', WRITES, [
    [
      'a statement is saved as it was read',
      "{ ConditionExpression: 'ver = :ver',",
      "{ ConditionExpression: 'ver = :ver OR attribute_exists(PK)',",
      'saves one of two',
    ],
    [
      'a batch is counted once',
      "ConditionExpression: 'attribute_not_exists(PK)',\n          },",
      "ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(PK)',\n          },",
      'counts a batch once',
    ],
    [
      'a batch is of a statement that is being posted',
      "ConditionExpression: '#state = :state'",
      "ConditionExpression: '#state = :state OR attribute_exists(PK)'",
      'counts a batch once',
    ],
  ]),
  ...guards('services/statements/storage/file-claims.ts', 'service', WRITES, [
    [
      'a file is one statement’s',
      "'attribute_not_exists(PK) OR statementId = :own'",
      "'attribute_not_exists(PK) OR attribute_exists(PK) OR statementId = :own'",
      'lets one statement claim',
    ],
    [
      'a file is freed by whose it is',
      "ConditionExpression: 'statementId = :own'",
      "ConditionExpression: 'statementId = :own OR attribute_exists(PK)'",
      'lets one statement claim',
    ],
  ]),
  ...guards('services/earnings/earnings-writes.ts', 'service', WRITES, [
    [
      'earnings are added to what was read',
      "{ ConditionExpression: 'ver = :ver',",
      "{ ConditionExpression: 'ver = :ver OR attribute_exists(PK)',",
      'neither is lost',
    ],
    [
      'earnings of somebody who had none are added too',
      "{ ConditionExpression: 'attribute_not_exists(PK)' }",
      "{ ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(PK)' }",
      'neither is lost',
    ],
  ]),
  ...guards('services/earnings/merge-cells.ts', 'unit', 'services/earnings/merge-cells.test', [
    ['what is taken back is subtracted', 'sign === 1 ? figure : minus(figure)', 'figure'],
    ['a statement that is taken back is gone', 'if (count === 0) return others;', ''],
    ['only streams are counted as such', '{ ...figureOf(cell), streams: cell.quantity }', 'figureOf(cell)'],
  ]),
  ...guards('services/earnings/month-range.ts', 'service', 'services/earnings/earnings.service-test', [
    [
      'a range is not turned round',
      'from > to || ',
      '',
      'refuses a range that ends before it starts or is longer than sixty months',
    ],
    [
      'a range has an end',
      ' || toNumber(to) - toNumber(from) >= MAX_MONTHS',
      '',
      'refuses a range that ends before it starts or is longer than sixty months',
    ],
  ]),
  ...guards('services/earnings/lines/line-share.ts', 'unit', 'services/earnings/lines/lines.test', [
    [
      'a line is reckoned by the days of its part',
      '* BigInt(part.days)',
      '* 1n',
      's shares of the lines add up to the posted amount, rounded once by less than a micro-dollar',
    ],
  ]),
  ...guards('services/earnings/lines/line-share.ts', 'service', 'services/statements/posting/evidence.service-test', [
    [
      'a line gives its part, and not the whole',
      '* BigInt(part.parts)',
      '* BigInt(WHOLE)',
      'each entry is the exact sum',
    ],
  ]),
  ...guards(
    'services/earnings/lines/read-lines-page.ts',
    'service',
    'services/statements/posting/evidence.service-test',
    [['a line is of its month', 'line.month === month &&', '', 'each entry is the exact sum']],
  ),
  ...guards('services/earnings/handlers.ts', 'service', 'services/earnings/earnings.service-test', [
    [
      'lines are of a statement that the figure holds',
      "if (!part) throw new Problem('earnings-not-found');",
      '',
      'shows nothing to another artist, even with every id',
    ],
    [
      'lines are of recordings of which one has a part',
      'items.flatMap((line) => lineViews(line, { ...part, bases: wanted }))',
      'items as never[]',
      'opens a figure into its months, statements and lines of the file',
    ],
  ]),
];
