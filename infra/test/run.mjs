// `npm test`: everything that must hold. `npm test -- services` runs only the steps whose name holds the word, and `npm test -- changed`
// what the changed files can have broken.
import { ensureInstalled } from '../ensure-installed.mjs';
import { runStep } from './run-step.mjs';
import { failedOnly, lanes, steps } from './steps.mjs';

ensureInstalled();

const [word = ''] = process.argv.slice(2);
const chosen =
  word === 'changed'
    ? (await import('./changed-steps.mjs')).changedSteps
    : steps.filter(([name]) => name.includes(word));
if (chosen.length === 0) {
  console.log(word === 'changed' ? 'Nothing differs from main.' : `No step's name holds ${word}.`);
  process.exit(word === 'changed' ? 0 : 1);
}
const started = performance.now();
const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

const left = [...chosen];
const results = [];
async function lane() {
  for (let step = left.shift(); step; step = left.shift()) {
    const [name, command, settings] = step;
    const from = performance.now();
    const { code, output } = await runStep(command, settings);
    const [passed, failed] = [countIn(output, 'passed'), countIn(output, 'failed')];
    const counts = passed + failed === 0 ? '' : ` ${failed > 0 ? `${failed} failed, ` : ''}${passed} passed`;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(from)} s)${counts}`);
    results.push({ name, code, output, failed, command, settings });
  }
}
/** Jest says `Tests: 1 failed, 9 passed, 10 total`, Playwright `  9 passed (3.1m)` on a line of its own. */
function countIn(output, what) {
  return Number(new RegExp(`^(?:Tests:.*? |  )(\\d+) ${what}`, 'm').exec(output)?.[1] ?? 0);
}
await Promise.all(Array.from({ length: lanes }, lane));

// On a machine that is shared, one test of nine thousand may wait too long. There a few that failed are run again, alone: what passes then
// is named, because it is a defect all the same, and stops nobody's work. On a developer's own machine a failure is a failure.
const AGAIN_MOST = 5;
for (const result of process.env.CI ? results : []) {
  const again = result.code !== 0 && result.failed <= AGAIN_MOST && failedOnly(result.command);
  if (!again) continue;
  const { code, output } = await runStep(again, result.settings);
  if (code !== 0 || countIn(output, 'passed') < result.failed) continue;
  const names = [...result.output.matchAll(/^ {2}(?:●|\d+\)) (.*)/gm)].map(([, name]) => name);
  console.log(
    `\nUNSTEADY ${result.name}: failed once, passed alone\n  ${[...new Set(names)].join('\n  ')}\n${result.output}`,
  );
  result.code = 0;
  result.steadied = result.failed;
}

const count = (what) => results.reduce((sum, { output }) => sum + countIn(output, what), 0);
// What failed is told last and without what passed, because a long log is read (and kept) from its end.
for (const { name, code, output } of results) {
  if (code !== 0) console.log(`\n--- ${name}\n${output.replaceAll(/^PASS .*\n/gm, '')}`);
}
const steadied = results.reduce((sum, result) => sum + (result.steadied ?? 0), 0);
const failedSteps = results.filter(({ code }) => code !== 0).length;
if (word === 'changed') console.log('Not run: the other service tests and the browser tests. `npm test` runs them.');
console.log(`${results.length} steps in ${seconds(started)} s`);
console.log(`${count('passed') + steadied} passed, ${Math.max(count('failed') - steadied, failedSteps)} failed`);
process.exit(failedSteps === 0 ? 0 : 1);
