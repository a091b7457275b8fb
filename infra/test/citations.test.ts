import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every source and page of the repository, but this file: it plants wrong citations. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|md|css|html|json|yml)$/.test(file) && existsSync(file))
  .filter((file) => !/(^|\/)(package-lock\.json|citations\.test\.ts)$/.test(file));

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The numbers of a page's rules, in its order: its headings of the third level. */
const rulesOf = (page: string): string[] => [...page.matchAll(/^### (\d+\.\d+) /gm)].map(([, rule = '']) => rule);

const pages = { product: textOf('docs/product.md'), design: textOf('docs/design.md') };
type Page = keyof typeof pages;
const rules: Record<Page, ReadonlySet<string>> = {
  product: new Set(rulesOf(pages.product)),
  design: new Set(rulesOf(pages.design)),
};

/** Several rules stand behind each other: `product 2.10, 2.11`. */
const CITATION = /\b([Pp]roduct|[Dd]esign) (\d+\.\d+(?:(?:, | and |-)\d+\.\d+)*)/g;
/** What the rules were called before they stood in this repository. */
const OLD_FORM =
  /\bS[12] (?:sections?\b|\d)|\bdecisions,? ["“]|['"`(]decisions[,:)]|[,;] decisions\)|\bissue story\b|\bthe specification(?:’s|'s|s)?\b|['"`(]design[,:] |\b(?:quality|architecture|data-model)\.md\b/gi;
/** A page of ours, and perhaps what it calls a part of itself. */
const PAGE = /\b(docs\/[\w-]+\.md|CONTRIBUTING)(?:[,:]? \(?"([^"]+)")?/g;

/** A comment's line break is none of its text. */
const unbroken = (source: string): string => source.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** What a source cites that is not there, and in which old form it does. */
function deadCitations(source: string): string[] {
  const text = unbroken(source);
  const unknown = [...text.matchAll(CITATION)].flatMap(([, name = '', numbers = '']) => {
    const page = name.toLowerCase() as Page;
    return (numbers.match(/\d+\.\d+/g) ?? []).filter((rule) => !rules[page].has(rule)).map((rule) => `${page} ${rule}`);
  });
  return [...unknown, ...(text.match(OLD_FORM) ?? [])];
}

/** Pages that a source names and that are not there, or have no such part. */
const deadPages = (source: string): string[] =>
  [...unbroken(source).matchAll(PAGE)].flatMap(([cited, name = '', part]) => {
    const file = name === 'CONTRIBUTING' ? 'CONTRIBUTING.md' : name;
    if (!existsSync(file)) return [cited];
    const headings = [...textOf(file).matchAll(/^#+ (.+)$|^\*\*(.+?)\.?\*\*/gm)].map(([, title, run]) => title ?? run);
    return part === undefined || headings.includes(part) ? [] : [cited];
  });

/** The files that a page names in its text, and that are not there: by their end, as a reader would look for them. */
const deadFiles = (page: string): string[] =>
  [...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|md))`/g)]
    .map(([, file = '']) => file)
    .filter(
      (file) =>
        !existsSync(file) && !sources.some((source) => `/${source}`.endsWith(`/${file.replace(/^(\.\.\/)+/, '')}`)),
    );

const foundIn = (dead: (source: string) => string[]): string[] =>
  sources.flatMap((file) => dead(textOf(file)).map((cited) => `${file}: ${cited}`));

test.each<[string, string[]]>([
  ['the rule (product 7.2)', []],
  ['Design 3.1, and `product 2.10, 2.11: what cannot be loaded`', []],
  ['a comment that breaks (product\n   * 99.1)', ['product 99.1']],
  ['(product 7.2, 7.99)', ['product 7.99']],
  ["test('design 99.1: it holds')", ['design 99.1']],
  ["test('S2 section 4: it holds')", ['S2 section']],
  ['// both (S1 sections 2 and 4)', ['S1 sections']],
  ['a draft only (decisions, "Deleting")', ['(decisions,']],
  ["test('decisions: it holds')", ["'decisions:"]],
  ["test('S9, decisions “Agreement”: it holds')", ['decisions “']],
  ["test('issue story: it holds')", ['issue story']],
  ["in the specification's words", ["the specification's"]],
  ['it adds up (design, money)', ['(design, ']],
  ['verbs for decisions, which are pure files, by design: it holds', []],
])('%j cites nothing dead but %j', (source, dead) => expect(deadCitations(source)).toEqual(dead));

test.each<[string, string[]]>([
  ['see docs/product.md', []],
  ['see docs/products.md', ['docs/products.md']],
  ['(CONTRIBUTING, "A screen")', []],
  ['(CONTRIBUTING, "A\n * scream")', ['CONTRIBUTING, "A scream"']],
])('%j names no page or part that is not there but %j', (source, dead) => expect(deadPages(source)).toEqual(dead));

test('a file that a page names and that is not there would be found', () => {
  expect(deadFiles('`platform/keys.ts`, `handlers.ts`, `platform/locks.ts`, `<domain>/contract.ts`')).toEqual([
    'platform/locks.ts',
  ]);
});

test('every citation names a rule of docs/product.md or docs/design.md', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const cited = sources.flatMap((file) => [...textOf(file).matchAll(CITATION)]);
  expect(cited.length).toBeGreaterThan(300);
  expect(foundIn(deadCitations)).toEqual([]);
});

test('every page that is named is there, with the part that is named', () => {
  expect(foundIn(deadPages)).toEqual([]);
});

test('every file that a page names is there', () => {
  const named = sources.filter((file) => file.endsWith('.md'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.flatMap((file) => deadFiles(textOf(file)).map((dead) => `${file}: ${dead}`))).toEqual([]);
});

describe.each(['product', 'design'] as const)('docs/%s.md', (page) => {
  it('has its rules once, in the order of their numbers', () => {
    const order = rulesOf(pages[page]).map((rule) => rule.split('.').map(Number));
    const sorted = [...order].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(order).toEqual(sorted);
    expect(new Set(rulesOf(pages[page])).size).toBe(order.length);
  });

  it('leads from one rule to another that is there', () => {
    const within = [...pages[page].matchAll(/\((\d+\.\d+)\)/g)].map(([, rule = '']) => rule);
    expect(within.filter((rule) => !rules[page].has(rule))).toEqual([]);
  });
});
