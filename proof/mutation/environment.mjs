// Jest's testEnvironment for test-runner.mjs: says of each test which mutants it reaches, and leaves out the tests that are not asked for.
import path from 'node:path';
import Environment from '../../infra/test/jest/environment.mjs';

/** What the instrumented code reads and writes. `only`: ids of the tests to run; none: all of them, and their coverage is asked for. */
const stryker = globalThis.__stryker__;

/** A test's name in Stryker: its file, from the root, and its full name in Jest. */
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

  /** A test file has its modules as its own: so what runs when they are loaded is reached by each of its tests. */
  async teardown() {
    await super.teardown();
    const { perTest, static: onLoad } = stryker.mutantCoverage;
    for (const id of this.ids) stryker.reached[id] = { ...onLoad, ...perTest[id] };
  }
}
