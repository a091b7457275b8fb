// Module hooks for runner.mjs. Test files and their helpers, which may call Jest's hooks when they are loaded, are
// loaded again for each test file; all other modules are loaded once per run. An isolated test file has its own copy of
// all our modules.
const OF_TESTS = /\.(test|service-test|spec)\.tsx?$|-under-test\.ts$|\/(test|testing|e2e)\/.+\.(ts|mjs)$/;
const OF = /\?of=\d+(&isolated)?$/;
const OURS = /^file:(?!.*\/node_modules\/).*\.(tsx?|mjs)$/;
const jestGlobals = new URL('./globals.mjs', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const [of, isolated] = OF.exec(context.parentURL ?? '') ?? [];
  if (!of) return next(specifier, context);
  if (specifier === '@jest/globals') return { url: jestGlobals + of, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  return OURS.test(found.url) && (isolated || OF_TESTS.test(found.url)) ? { ...found, url: found.url + of } : found;
}
