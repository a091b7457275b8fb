// The steps of `npm test -- changed`: what the files can have broken that differ from main (on main: that are not
// committed).
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { jest, lint, types } from './steps.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [base] = git('merge-base', 'main', 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(file),
);
const among = (pattern) => changed.filter((file) => pattern.test(file));

const linted = among(/\.(tsx?|mjs|cjs|json|css)$/);
const ofServer = among(/^(shared|services|infra|bench|proof)\/.*\.(tsx?|mjs)$/);
const ofWeb = among(/^(web|shared)\/.*\.tsx?$/);
const serviceTests = among(/\.service-test\.ts$/);
/** The main job calls every domain of the product, on a laptop that is made for it. */
const story = among(/^(services|shared|infra\/(aws|local))\//).length > 0 ? ['services/test/story'] : [];

export const changedSteps = [
  ofServer.length > 0 && ['types', types('.')],
  // Jest's own graph of imports finds them. The most that a file can reach are all unit tests.
  changed.length > 0 && ['unit tests of it', jest('unit', `--changedSince=${base}`, '--passWithNoTests')],
  ofWeb.length > 0 && ['types of the web app', types('web')],
  linted.length > 0 && ['lint', lint('--no-errors-on-unmatched', ...linted)],
  [...story, ...serviceTests].length > 0 && [
    'the main job, and service tests of it',
    jest('service', ...serviceTests, ...story),
  ],
].filter(Boolean);
