// `npm test`: runs all checks. `npm test -- services` runs only the steps whose name contains that word, and `npm test
// -- changed` only those that the changed files may have broken.
import { ensureInstalled } from '../ensure-installed.mjs';
import { runStep } from './run-step.mjs';
import { failedOnly, lanes, steps } from './steps.mjs';
import { afterRun, readUnsteadyHistory, UNSTEADY_WINDOW, writeUnsteadyHistory } from './unsteady-history.mjs';

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
/**
 * Reads a count from Jest's `Tests: 1 failed, 9 passed, 10 total`, or from Playwright's `  9 passed (3.1m)` on a line
 * of its own.
 */
function countIn(output, what) {
  return Number(new RegExp(`^(?:Tests:.*? |  )(\\d+) ${what}`, 'm').exec(output)?.[1] ?? 0);
}
await Promise.all(Array.from({ length: lanes }, lane));

// On a shared machine, one test out of many thousands may time out. So if only a few fail, they are run again, alone: a
// test that then passes is reported as unsteady and stored in a file, and if it is unsteady again within ten runs, it
// fails that run. On a developer's own machine every failure counts.
const RERUN_AT_MOST = 5;
const unsteady = [];
for (const result of process.env.CI ? results : []) {
  const rerun = result.code !== 0 && result.failed <= RERUN_AT_MOST && failedOnly(result.command);
  if (!rerun) continue;
  const { code, output } = await runStep(rerun, result.settings);
  if (code !== 0 || countIn(output, 'passed') < result.failed) continue;
  const names = [...new Set([...result.output.matchAll(/^ {2}(?:●|\d+\)) (.*)/gm)].map(([, name]) => name))];
  console.log(`\nUNSTEADY ${result.name}: failed once, passed alone\n  ${names.join('\n  ')}\n${result.output}`);
  unsteady.push(...names.map((name) => ({ name, result })));
  result.code = 0;
  result.steadied = result.failed;
}
if (process.env.CI && word === '') {
  const { history, returned } = afterRun(
    readUnsteadyHistory(),
    unsteady.map(({ name }) => name),
  );
  writeUnsteadyHistory(history);
  for (const { name, result } of unsteady.filter((one) => returned.includes(one.name))) {
    console.log(`UNSTEADY AGAIN within ${UNSTEADY_WINDOW} runs, so it fails this one: ${name}`);
    result.code = 1;
  }
}

const count = (what) => results.reduce((sum, { output }) => sum + countIn(output, what), 0);
// Prints failures last, without the tests that passed, because a long log is read (and kept) from its end.
for (const { name, code, output } of results) {
  if (code !== 0) console.log(`\n--- ${name}\n${output.replaceAll(/^PASS .*\n/gm, '')}`);
}
const steadied = results.reduce((sum, result) => sum + (result.steadied ?? 0), 0);
const failedSteps = results.filter(({ code }) => code !== 0).length;
if (word === 'changed') console.log('Not run: the other service tests and the browser tests. `npm test` runs them.');
console.log(`${results.length} steps in ${seconds(started)} s`);
if (unsteady.length > 0) console.log(`${unsteady.length} unsteady`);
// The last line has the form that tools which read the outcome of a test run expect.
console.log(`${count('passed') + steadied} passed, ${Math.max(count('failed') - steadied, failedSteps)} failed`);
process.exit(failedSteps === 0 ? 0 : 1);
