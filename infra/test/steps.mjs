// What `npm test` is made of. Short checks come first, then what takes longest: a lane that is free takes the next one.
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const node = process.execPath;
const isWide = availableParallelism() >= 4;

/** Steps that run side by side: one more than two cores, because each waits for something now and then. */
export const lanes = isWide ? 4 : 3;

/** `more` comes first: Jest takes all that follows --selectProjects for names of projects. */
export const jest = (project, ...more) => [node, 'node_modules/jest/bin/jest.js', ...more, '--selectProjects', project];
/** The same command for the tests alone that failed in its last run; nothing for what is no test. */
export const failedOnly = (command) => {
  if (command[1]?.includes('jest')) return [...command.slice(0, 2), '--onlyFailures', ...command.slice(2)];
  if (command[1]?.includes('playwright')) return [...command, '--last-failed', '--trace', 'retain-on-failure'];
  return undefined;
};
// Checkers side by side check many types again: where cores are few, one costs half.
const checkers = isWide ? '4' : '1';
export const types = (project) => [node, 'node_modules/typescript/bin/tsc', '-p', project, '--checkers', checkers];
export const lint = (...files) => [
  node,
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  '--error-on-warnings',
  '--colors=off',
  ...files,
];

// They wait more than they compute: for queues, streams and schedules.
const workers = '--maxWorkers=2';
const underLoad = { SEGNO_FAULTS: 'on' };

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * Unit tests whose path begins so. Jest remembers which failed in a file a cache: those that run beside each other have
 * one each.
 */
const unit = (name, begins) =>
  jest(
    'unit',
    '--maxWorkers=1',
    `--testPathPatterns=^${root}${begins}`,
    `--cacheDirectory=${path.join(tmpdir(), `segno-jest-${name}`)}`,
  );

/** Each with its name, its command, and the settings of its environment. */
export const steps = [
  ['types', types('.')],
  ['types of the web app', types('web')],
  ['lint', lint()],
  ['dead code and dependencies', [node, 'node_modules/knip/bin/knip.js', '--no-progress']],
  ['import boundaries', [node, 'infra/test/cruise.mjs', 'shared', 'services', 'infra', 'web/src', 'bench', 'proof']],
  ['template', [node, 'node_modules/aws-cdk/bin/cdk', 'synth', '-q']],
  ['browser tests', [node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e']],
  // Beside the browser tests, which take longest: what waits for its own clocks, and then what computes.
  ['unit tests of infra', unit('infra', 'infra/')],
  // A dose of `npm run proof -- faults`: the main job and uploads, with late reads, conflicts and throttles.
  ['service tests under load', jest('service', workers, '--testPathPatterns=test/story|media/uploads\\.'), underLoad],
  ['unit tests', unit('product', '(?!infra/)')],
  // Last, because by itself it leaves least of two cores idle: three tests of it at a time, and the laptop that they
  // ask.
  ['service tests', jest('service', '--maxWorkers=3')],
];
