// `@jest/globals` for runner.mjs: what Jest has put there for the test file that runs. Loaded anew for each file.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
