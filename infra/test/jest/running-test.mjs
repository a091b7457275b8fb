/**
 * Which test runs, for jest-circus: what it asks Node's AsyncLocalStorage for. Each file's circus would leave one
 * behind, and Node 20 looks at all of them at each promise of the process, the laptop's too: a tenth of all time. The
 * tests of a file run one after the other.
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
