// Stryker's test runner for our Jest: one process keeps the packages loaded, while each test file loads its own
// sources. So a mutant costs only its tests and some tenths of a second, even if it is reached only during loading.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { runCLI } from 'jest';

globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const { default: _, testId } = await import('./environment.mjs');
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

class JestInProcess {
  static inject = ['options'];

  constructor({ jestInProcess: { tests } }) {
    const config = {
      rootDir: process.cwd(),
      transform: {},
      testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      testRunner: here('../../infra/test/jest/runner.mjs'),
      testEnvironment: here('environment.mjs'),
      testEnvironmentOptions: { isolated: true },
    };
    this.argv = { config: JSON.stringify(config), runInBand: true, silent: true, reporters: [], watchman: false };
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ files }) {
    stryker.only = undefined;
    stryker.reached = {};
    const ran = await this.run({ _: files, findRelatedTests: true });
    return { ...ran, mutantCoverage: { static: {}, perTest: stryker.reached } };
  }

  /**
   * Runs the tests closest to the mutant first: they are the most likely to kill it, and the first failure is enough.
   */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const distance = (file) => path.relative(path.dirname(activeMutant.fileName), file).split('/').length;
    const fileOf = (id) => path.resolve(id.slice(0, id.indexOf(': ')));
    const files = [...new Set(testFilter.map(fileOf))].sort((a, b) => distance(a) - distance(b));
    Object.assign(stryker, { only: new Set(testFilter), activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let last;
    for (const file of files) {
      last = await this.run({ _: [file], runTestsByPath: true });
      const timeout = determineHitLimitReached(stryker.hitCount, hitLimit);
      if (timeout) return toMutantRunResult(timeout);
      if (last.status !== DryRunStatus.Complete || last.tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult(last);
  }

  async run(args) {
    const { results } = await runCLI({ ...this.argv, ...args }, [process.cwd()]);
    const unloaded = results.testResults.find(({ testExecError }) => testExecError);
    if (unloaded) {
      // A file that cannot be loaded with the mutant is a failure.
      const failure = { id: unloaded.testFilePath, name: unloaded.testFilePath, timeSpentMs: 0 };
      const failureMessage = String(unloaded.failureMessage);
      return { status: DryRunStatus.Complete, tests: [{ ...failure, status: TestStatus.Failed, failureMessage }] };
    }
    const tests = results.testResults.flatMap(({ testFilePath, testResults }) =>
      testResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status, duration, failureMessages }) => ({
          id: testId(testFilePath, fullName),
          name: fullName,
          fileName: testFilePath,
          timeSpentMs: duration ?? 0,
          status: status === 'passed' ? TestStatus.Success : TestStatus.Failed,
          failureMessage: failureMessages.join('\n'),
        })),
    );
    return { status: DryRunStatus.Complete, tests };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'jest-in-process', JestInProcess)];
