// The steps of `npm test -- changed`: the checks that may fail because of files that differ from main (or, on main,
// because of uncommitted files).
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
/** The tests of the main job, which calls every domain of the product on a local stack of its own. */
const story = among(/^(services|shared|infra\/(aws|local))\//).length > 0 ? ['services/test/story'] : [];

export const changedSteps = [
  ofServer.length > 0 && ['types', types('.')],
  // Jest finds these tests through its own import graph. At most, a file affects all unit tests.
  changed.length > 0 && ['unit tests of it', jest('unit', `--changedSince=${base}`, '--passWithNoTests')],
  ofWeb.length > 0 && ['types of the web app', types('web')],
  linted.length > 0 && ['lint', lint('--no-errors-on-unmatched', ...linted)],
  [...story, ...serviceTests].length > 0 && [
    'the main job, and service tests of it',
    jest('service', ...serviceTests, ...story),
  ],
].filter(Boolean);
