// `@jest/globals` for runner.mjs: the globals that Jest has set for the current test file. Loaded again for each file.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
