/**
 * Stores the running test for jest-circus, in place of Node's AsyncLocalStorage. Circus would create one
 * AsyncLocalStorage for each test file, and Node 20 goes through all of them for each promise in the process, including
 * those of the local stack, which took a tenth of the total time. This simple version is enough, because the tests in a
 * file run one after the other.
 */
export class RunningTest {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, callback) {
    const before = this.#store;
    this.#store = store;
    const after = () => {
      this.#store = before;
    };
    const result = callback();
    if (typeof result?.then === 'function') return result.finally(after);
    after();
    return result;
  }
}
