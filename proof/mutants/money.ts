import { guards, type Mutant } from './mutant.ts';

const METHODS = 'services/payouts/payout-methods.service-test';
const ADVANCES = 'services/advances/advances.service-test';
const LATER = 'services/statements/matched-later.service-test';

/** Where an artist's money goes, and what is taken of it: methods, advances, and what is matched after it was posted. */
export const moneyMutants: readonly Mutant[] = [
  ...guards('services/advances/taken-of.ts', 'unit', 'services/advances/taken-of.test', [
    ['no advance takes more than a transaction gives', 'wanted < left ? wanted : left', 'wanted'],
    [
      'the oldest advance comes first',
      'one.advanceId < other.advanceId ? -1 : 1',
      'one.advanceId < other.advanceId ? 1 : -1',
    ],
  ]),
  ...guards('services/advances/taken-of-each.ts', 'unit', 'services/advances/taken-of-each.test', [
    ['what one transaction takes is back before the next', '? sum + micros : sum', '? sum : sum'],
  ]),
  ...guards('shared/splits/version-on.ts', 'unit', 'shared/splits/version-on.test', [
    ['a version counts from its first day on', 'from <= day', 'from < day'],
  ]),
  ...guards('services/splits/earned-of-tracks.ts', 'unit', 'services/splits/earned-of-tracks.test', [
    ['each split has earned its own', 'own.get(trackId) ?? []', '[...own.values()]'],
  ]),
  ...guards('services/payouts/method-handlers.ts', 'service', METHODS, [
    [
      'a method that goes elsewhere waits again',
      'changedAt: now().toISOString() }',
      'changedAt: now().toISOString(), usableAt: before.usableAt }',
      'sent elsewhere it waits again',
    ],
    ['two methods do not go to one place', 'if (same && same !== before)', 'if (false)', 'is of another kind'],
    ['a method keeps its kind', 'details.kind !== kind', 'false', 'is of another kind'],
  ]),
  ...guards('services/payouts/payout-method-repository.ts', 'service', METHODS, [
    [
      'a method that goes elsewhere is told of',
      'before.changedAt !== after.changedAt',
      'false',
      'sent elsewhere it waits again',
    ],
  ]),
  ...guards('services/statements/stages/move-posting.ts', 'service', ADVANCES, [
    [
      'what an advance takes leaves the balance',
      '...posting, follows: taken.follows }',
      '...posting }',
      'half of the share',
    ],
  ]),
  ...guards('services/statements/taken-of-shares.ts', 'service', 'services/statements/taken-of-shares.service-test', [
    [
      'what is approved is not posted yet',
      "state === 'ready' || state === 'approved'",
      "state === 'ready'",
      'of an artist with two advances',
    ],
  ]),
  ...guards('services/statements/stages/plan-statement.ts', 'service', LATER, [
    ['what is matched later is taken out of suspense', '? -allocation.micros', '? 0n', 'pays its owner what waited'],
  ]),
];
