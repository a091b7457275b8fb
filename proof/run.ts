import { album } from './album.ts';
import { assistant } from './assistant.ts';
import { checker } from './checker.ts';
import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { killNine } from './kill-nine.ts';
import { killPayments } from './kill-payments.ts';
import { killRoyalties } from './kill-royalties.ts';
import { node24 } from './node-24.ts';
import { printProof } from './proof-result.ts';
import { rehearsal } from './rehearsal/rehearsal.ts';
import { review } from './review.ts';
import { storm } from './storm.ts';
import { synth } from './synth.ts';
import { removeEachGuard, removeEachPair } from './take-out-guards.ts';
import { withFullCounts } from './with-full-counts.ts';

/**
 * `npm run proof` checks the properties with their full counts. `npm run proof -- kill` runs those whose name contains
 * the word; `npm run proof -- mutants upc` and `-- mutation shared/plans` only the mutants that contain the second
 * word. `npm run proof -- cloud` needs a deployment (cloud/cloud.ts). `SEED` repeats a random run.
 */
const only = process.argv[2]?.toLowerCase();
const proofs = {
  assistant,
  checker,
  killNine,
  killPayments,
  killRoyalties,
  rules: async () => [
    ...(await withFullCounts('shared/rules/safe-fixes', 'fixes end and leave none', '500 releases', 'unit')),
    ...(await withFullCounts(
      'submission/refused-by-findings',
      'no release is Ready and refused, or refused unseen',
      '500 releases',
      'unit',
    )),
    ...(await withFullCounts('submission/findings', 'no route takes an open finding', 'each code and route')),
  ],
  races: () => withFullCounts('races', 'release states under races', '500 rounds'),
  access: () => withFullCounts('test/authorization', 'every route for every caller', 'each route and caller'),
  payouts: () => withFullCounts('payouts/payout-races', 'one payout of one balance', '50 rounds of 200 requests'),
  forms: () =>
    withFullCounts('royalties/read-forms', 'a statement in any form adds up', '3,100 combinations of forms', 'unit'),
  listening: () =>
    withFullCounts(
      'services/listening',
      'what is planted in a recording is heard',
      '128 files and 200 broken FLACs',
      'unit',
    ),
  outside: () =>
    withFullCounts('royalties/real-files', 'no row of an odd file is lost', '60,000 rows of a kind', 'unit'),
  exports: () =>
    withFullCounts(
      'statements/reading/posted-lines',
      'what is posted is the union of the exports',
      '200 sequences of exports',
    ),
  lines: async () => [
    ...(await withFullCounts('earnings/lines/', 'a line is found again', '10,000 random lines', 'unit')),
    ...(await withFullCounts(
      'statements/posting/evidence',
      'each entry is followed to its stored lines, and they give it exactly',
      '10,000 lines of what was posted',
    )),
  ],
  crash: () =>
    withFullCounts('(crash|repeated-report)', 'a function that is killed', 'each call, killed before and after it'),
  waitlist: () => withFullCounts('services/waitlist', 'one lead for an address', '1,000 equal leads at once'),
  fuzz,
  album,
  review,
  rehearsal: () => rehearsal({ requested: only === 'rehearsal' }),
  faults,
  'node-24': node24,
  storm,
  synth: (word?: string) => synth({ requested: only === 'synth', word }),
  mutants: removeEachGuard,
  pairs: removeEachPair,
  mutation: async (word?: string) => (await import('./mutation/mutation.ts')).mutation(word),
  english: async () => {
    if (only === 'english') (await import('./english-sample.ts')).englishSample();
    return [];
  },
  cloud: async () => (await import('./cloud/cloud.ts')).cloud({ requested: only !== undefined }),
};

let broken = 0;
for (const [name, prove] of Object.entries(proofs)) {
  if (only && !name.toLowerCase().includes(only)) continue;
  for (const proof of await prove(process.argv[3])) {
    printProof(proof);
    broken += proof.violations;
  }
}
process.exit(broken === 0 ? 0 : 1);
