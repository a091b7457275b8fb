// The steps of `npm test`. Short checks come first, then the longest steps; a free lane takes the next step.
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const node = process.execPath;
const isWide = availableParallelism() >= 4;

/**
 * How many steps run concurrently. A third on two cores would end no sooner, and every page and every call of the
 * browser tests would wait longer than their limits allow.
 */
export const lanes = isWide ? 4 : 2;

/** `more` comes first, because Jest takes all words after --selectProjects as names of projects. */
export const jest = (project, ...more) => [node, 'node_modules/jest/bin/jest.js', ...more, '--selectProjects', project];
/** The same command, limited to the tests that failed in its last run; undefined if the command runs no tests. */
export const failedOnly = (command) => {
  if (command[1]?.includes('jest')) return [...command.slice(0, 2), '--onlyFailures', ...command.slice(2)];
  if (command[1]?.includes('playwright')) return [...command, '--last-failed', '--trace', 'retain-on-failure'];
  return undefined;
};
// Several type checkers repeat much of each other's work, so with few cores a single one costs half as much.
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

// These tests spend more time waiting for queues, streams and schedules than computing.
const workers = '--maxWorkers=2';
const underLoad = { SEGNO_FAULTS: 'on' };

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * Runs the unit tests whose path begins like this. Jest stores the failed tests in its cache folder, so steps that run
 * concurrently need separate ones.
 */
const unit = (name, begins) =>
  jest(
    'unit',
    '--maxWorkers=1',
    `--testPathPatterns=^${root}${begins}`,
    `--cacheDirectory=${path.join(tmpdir(), `segno-jest-${name}`)}`,
  );

/** Each step with its name, its command, and its environment settings. */
export const steps = [
  ['types', types('.')],
  ['types of the web app', types('web')],
  ['lint', lint()],
  ['dead code and dependencies', [node, 'node_modules/knip/bin/knip.js', '--no-progress']],
  ['import boundaries', [node, 'infra/test/cruise.mjs', 'shared', 'services', 'infra', 'web/src', 'bench', 'proof']],
  ['template', [node, 'node_modules/aws-cdk/bin/cdk', 'synth', '-q']],
  ['browser tests', [node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e']],
  // These run alongside the browser tests, which take longest: first the tests that mostly wait, then those that
  // compute.
  ['unit tests of infra', unit('infra', 'infra/')],
  // A short version of `npm run proof -- faults`: the main job and uploads, with late reads, conflicts and throttles.
  ['service tests under load', jest('service', workers, '--testPathPatterns=test/story|media/uploads\\.'), underLoad],
  ['unit tests', unit('product', '(?!infra/)')],
  // The last step, because it uses two cores best when it runs alone: three tests at a time, and the local stack that
  // they call.
  ['service tests', jest('service', '--maxWorkers=3')],
];
