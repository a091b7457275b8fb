// Jest's testEnvironment for runner.mjs: the globals, timers and spies of a test are those of the process. What a file,
// and Jest for it, changes of them is put back after it.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const { console } = globalThis;
const { env, exit } = process;

export default class Environment {
  global = globalThis;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    this.variables = { ...env };
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    Object.assign(globalThis, { console });
    Object.assign(process, { env, exit });
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (/^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL)$/.test(symbol.description))
        delete globalThis[symbol];
    }
  }

  /** Where a test stands that failed by time: Jest leaves out the frames that Node calls anonymous. */
  handleTestEvent({ name, test, hook }) {
    const { asyncError } = (name.endsWith('_failure') && (hook ?? test)) || {};
    if (asyncError) asyncError.stack = asyncError.stack.replaceAll('at <anonymous> (', 'at Object.<anonymous> (');
  }

  /** No code is run in it. */
  getVmContext() {
    return globalThis;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
