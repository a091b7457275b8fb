// `npm test`: everything that must hold. Steps that do not wait for each other run side by side.
// `npm test -- services` runs only the steps whose name holds the word.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled } from '../ensure-installed.mjs';

ensureInstalled();

const node = process.execPath;
const jest = (project, ...more) => [node, 'node_modules/jest/bin/jest.js', '--selectProjects', project, ...more];

// Two lanes on two cores are enough; with more cores each lane takes two.
const workers = `--maxWorkers=${availableParallelism() >= 4 ? 2 : 1}`;

/** What Jest says when its tests have ended and it cannot. */
const STAYS = 'Jest did not exit one second after the test run has completed';

const underLoad = { SEGNO_FAULTS: 'on' };

/** Lanes run side by side; the steps of a lane one after the other. */
const lanes = [
  [
    ['types', [node, 'node_modules/typescript/bin/tsc', '-p', '.']],
    ['types of the web app', [node, 'node_modules/typescript/bin/tsc', '-p', 'web']],
    ['lint', [node, 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']],
    ['import boundaries', [node, 'infra/test/cruise.mjs', 'shared', 'services', 'infra', 'web/src', 'bench', 'proof']],
    ['template', [node, 'node_modules/aws-cdk/bin/cdk', 'synth', '-q']],
    ['browser tests', jest('browser', workers)],
  ],
  [
    ['unit tests', jest('unit', workers)],
    ['service tests', jest('service', workers)],
    // A dose of `npm run proof -- faults`: the main job and uploads, with late reads, conflicts and throttles.
    ['service tests under load', jest('service', workers, '--testPathPatterns=story|media/uploads'), underLoad],
  ],
];

const only = process.argv[2];
const started = performance.now();
const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

function run(name, [command, ...args], settings) {
  const from = performance.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, {
      env: {
        ...process.env,
        ...settings,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        npm_config_loglevel: 'error',
      },
    });
    let stays;
    const heard = (chunk) => {
      output += chunk;
      // Something that a test opened and did not close would hold it for ever.
      if (output.includes(STAYS)) stays ??= setTimeout(() => child.kill('SIGKILL'), 10_000);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('exit', (code) => {
      clearTimeout(stays);
      const counts = /^Tests:.*$/m.exec(output)?.[0].replace(/^Tests:\s+/, ' ') ?? '';
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(from)} s)${counts}`);
      done({ name, code, output });
    });
  });
}

const results = [];
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command, settings] of lane) {
      if (!only || name.includes(only)) results.push(await run(name, command, settings));
    }
  }),
);
const count = (word) =>
  results.reduce(
    (sum, { output }) => sum + Number(new RegExp(`^Tests:.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0),
    0,
  );
// What failed is told last and without what passed, because a long log is read (and kept) from its end.
for (const { name, code, output } of results) {
  if (code !== 0) console.log(`\n--- ${name}\n${output.replaceAll(/^PASS .*\n/gm, '')}`);
}
const failedSteps = results.filter(({ code }) => code !== 0).length;
console.log(`${results.length} steps in ${seconds(started)} s`);
console.log(`${count('passed')} passed, ${Math.max(count('failed'), failedSteps)} failed`);
process.exit(failedSteps === 0 ? 0 : 1);
