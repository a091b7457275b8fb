// Jest's testEnvironment for runner.mjs: tests use the globals, timers and spies of the process itself. Changes that a
// test file, or Jest on its behalf, makes to them are undone after the file.
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

  /** Makes Jest show where a test timed out: it omits stack frames that Node calls anonymous. */
  handleTestEvent({ name, test, hook }) {
    const { asyncError } = (name.endsWith('_failure') && (hook ?? test)) || {};
    if (asyncError) asyncError.stack = asyncError.stack.replaceAll('at <anonymous> (', 'at Object.<anonymous> (');
  }

  /** Required by Jest, although no code runs in this context. */
  getVmContext() {
    return globalThis;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
