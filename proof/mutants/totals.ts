import { guards, type Mutant } from './mutant.ts';

const SERVICE = 'services/office/recount.service-test';

/** Guards of recounting the totals. */
export const totalsMutants: readonly Mutant[] = [
  ...guards('services/office/recount-totals.ts', 'unit', 'services/office/recount-totals.test', [
    [
      'a shard that moved is not judged',
      'if (ver !== (walk.began[shard] ?? 0)) {',
      'if (false) {',
      'moves between two pages',
    ],
    ['one walk accuses nobody', 'const isCertain = isDeepStrictEqual(by, before);', 'const isCertain = true;'],
    [
      'another run goes on with its page',
      'if (!(await recounts.save(name, done))) return;',
      'await recounts.save(name, done);',
    ],
    [
      'a refused repair is tried again',
      '!isCertain || !(await totals.repair(Number(shard), { ver, by }))',
      '!isCertain',
    ],
    ['an index has time to catch up', 'isAgain ? SETTLE_MS : REST_MS', 'isAgain ? 0 : REST_MS', 'half an hour apart'],
  ]),
  ...guards('services/platform/counters.ts', 'service', SERVICE, [
    [
      'a shard that moved is not set right',
      "ver === 0 ? 'attribute_not_exists(ver)' : 'ver = :ver'",
      "ver === 0 ? 'attribute_not_exists(ver)' : 'ver >= :ver'",
      'corrects no shard',
    ],
    ['a shard counts its moves', "':one': 1 },", "':one': 0 },", 'behind the walk'],
  ]),
  ...guards('services/profiles/artist-totals.ts', 'service', SERVICE, [
    [
      'a library that moved is not set right',
      "'attribute_not_exists(countVer)' : 'countVer = :ver'",
      "'attribute_not_exists(countVer)' : 'countVer >= :ver'",
      'reads a library again',
    ],
  ]),
  ...guards('services/office/recount-repository.ts', 'service', SERVICE, [
    ['a recount is stored over its own last page', 'ver = :before OR (', '(', 'over its own last page'],
  ]),
];
