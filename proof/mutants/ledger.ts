import { guards, type Mutant } from './mutant.ts';

/**
 * Guards of the ledger. Each is removed alone, and each pair together, because one guard may hide another (`npm run
 * proof -- pairs`).
 */
export const ledgerMutants: readonly Mutant[] = [
  ...guards('services/ledger/post.ts', 'unit', 'services/ledger/post.test', [
    ['a posting sums to zero', '  assertBalanced(posting);\n', ''],
    [
      'a header is created once',
      "ConditionExpression: 'attribute_not_exists(PK)',\n      Return",
      "ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(PK)',\n      Return",
    ],
    [
      'an entry is created once',
      "ConditionExpression: 'attribute_not_exists(PK)',\n    },\n  }));",
      "ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(PK)',\n    },\n  }));",
    ],
  ]),
  ...guards('services/ledger/ledger-repository.ts', 'unit', 'services/ledger/ledger-repository.test', [
    ['another posting with a key is refused', 'if (header.request !== requestHash(posting))', 'if (false)'],
    ['a posting that was there answers', 'if (header) return replayedResult(header, posting);', ''],
    [
      'what may have happened is never told as nothing',
      'wasUnknown && isBusy(error) ? outcomeUnknown(error) : error',
      'error',
    ],
    [
      'others at the header are no refusal',
      "return Code !== 'None' && Code !== 'ConditionalCheckFailed' && Code !== 'ValidationError';",
      'return Code === undefined;',
    ],
    [
      'an unknown outcome is told as that',
      'if (performance.now() + wait > giveUpAt) throw outcomeUnknown(error);',
      'if (performance.now() + wait > giveUpAt) throw error;',
    ],
  ]),
  ...guards('services/platform/is-unanswered.ts', 'unit', 'services/ledger/ledger-repository.test', [
    ['an answer that timed out is requested again', "if (error.name === 'TimeoutError') return true;", ''],
    ['a call that failed in the table is repeated', "('$fault' in error && error.$fault === 'server') || ", ''],
  ]),
  ...guards('services/ledger/wallet-writes.ts', 'unit', 'services/ledger/wallet-writes.test', [
    ['no part of a wallet falls below zero', "change < 0n && !(clawback && part === 'available')", 'false'],
    [
      'only a clawback does',
      "change < 0n && !(clawback && part === 'available')",
      "change < 0n && part !== 'available'",
    ],
    [
      'a clawback takes only what can be asked for',
      "change < 0n && !(clawback && part === 'available')",
      'change < 0n && !clawback',
    ],
    ['a part is asked for all that it gives', '-change] as const', '0n] as const'],
    ['a wallet counts its transactions', "':one': 1,", "':one': 2,"],
    ['a wallet knows the months of its entries', 'new Set([monthOf(at)])', 'new Set([])'],
  ]),
  ...guards('services/ledger/reconcile.ts', 'unit', 'services/ledger/reconcile.test', [
    [
      'two runs do not walk the same piece',
      'if (!(await reconciliations.save(walk, saved))) return false;',
      'await reconciliations.save(walk, saved);',
    ],
  ]),
  ...guards('services/ledger/wallet-writes.ts', 'service', 'services/ledger/reconciliation.service-test', [
    [
      'of many requests for the same money one gets it',
      "change < 0n && !(clawback && part === 'available')",
      'false',
      'let one of fifty concurrent requests take the whole balance',
    ],
  ]),
  ...guards('services/ledger/reconciliation-repository.ts', 'service', 'services/ledger/reconciliation.service-test', [
    [
      'a walk is stored over its own last piece',
      'ver = :before OR (',
      '(',
      'saves progress only over its own last piece, so that one of two concurrent runs continues',
    ],
  ]),
  ...guards('services/ledger/reconciliation-walks.ts', 'service', 'services/ledger/reconciliation.service-test', [
    [
      'a wallet is read again when it moved',
      'if (after.ver === before.ver) return',
      'if (after.ver >= 0) return',
      'reads a wallet again that changes during the check, and finds nothing wrong',
    ],
  ]),
];
