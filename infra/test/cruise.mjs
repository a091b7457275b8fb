// Checks the import rules in .dependency-cruiser.cjs. dependency-cruiser needs a compiler API, which TypeScript 7 does
// not have, so it gets the classic TypeScript under its usual name, while all other tools use the fast one.
import { readdirSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import path from 'node:path';
import { domainCycles } from './domain-cycles.mjs';

const hook = `export const resolve = (specifier, context, next) =>
  next(/^typescript(\\/|$)/.test(specifier) && context.parentURL?.includes('dependency-cruiser') ? specifier.replace('typescript', 'typescript-classic') : specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
const { cruise } = await import('dependency-cruiser');
const { forbidden, noDomainCycles, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/**
 * Lists each file, because when dependency-cruiser searches folders itself, it does not know the classic TypeScript's
 * extensions yet.
 */
const files = process.argv.slice(2).flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|mjs)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name).replaceAll(path.sep, '/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file)),
);
const { output } = await cruise(files, { ...options, ruleSet: { forbidden }, validate: true });
const read = new Set(output.modules.map(({ source }) => source));
for (const file of files.filter((name) => !read.has(name))) console.log(`not read: ${file}`);
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => {
    const { comment } = forbidden.find(({ name }) => name === rule.name);
    return { name: rule.name, from, to, comment };
  }),
  ...domainCycles(output.modules, noDomainCycles).map((edge) => ({ ...noDomainCycles, ...edge })),
];
for (const { name, from, to, comment } of violations) console.log(`${name}: ${from} -> ${to}  (${comment})`);
console.log(`${files.length} files, ${violations.length} violations`);
process.exit(violations.length > 0 || files.some((name) => !read.has(name)) ? 1 : 0);
