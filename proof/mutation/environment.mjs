// Jest's testEnvironment for test-runner.mjs: records which mutants each test reaches, and skips the tests that were
// not requested.
import path from 'node:path';
import Environment from '../../infra/test/jest/environment.mjs';

/**
 * The state that the instrumented code reads and writes. `only` lists the ids of the tests to run; without it, all
 * tests run and their coverage is recorded.
 */
const stryker = globalThis.__stryker__;

/** A test's id in Stryker: its file, relative to the root, followed by its full name in Jest. */
export const testId = (file, fullName) => `${path.relative(process.cwd(), file)}: ${fullName}`;

const fullNameOf = ({ name, parent }) => (parent?.parent ? `${fullNameOf(parent)} ${name}` : name);

export default class extends Environment {
  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
    this.ids = [];
  }

  async setup() {
    await super.setup();
    stryker.mutantCoverage = { static: {}, perTest: {} };
    stryker.failed = false;
  }

  handleTestEvent(event) {
    super.handleTestEvent(event);
    const { name, test } = event;
    if (name === 'test_start') {
      const id = testId(this.file, fullNameOf(test));
      if (stryker.failed || (stryker.only && !stryker.only.has(id))) test.mode = 'skip';
      else this.ids.push(id);
      stryker.currentTestId = id;
    } else if (name === 'test_done' || name === 'test_skip') {
      stryker.currentTestId = undefined;
    } else if (stryker.only && /_failure$/.test(name)) {
      stryker.failed = true;
    }
  }

  /** Each test file loads its own modules, so the code that runs during loading is reached by each of its tests. */
  async teardown() {
    await super.teardown();
    const { perTest, static: onLoad } = stryker.mutantCoverage;
    for (const id of this.ids) stryker.reached[id] = { ...onLoad, ...perTest[id] };
  }
}
