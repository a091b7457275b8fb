import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chapterFiles, type RuleDocument, ruleNumbers, rulesText } from './rule-chapters.ts';

/** All sources and documents in the repository except this file, which contains wrong citations on purpose. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|md|css|html|json|yml)$/.test(file) && existsSync(file))
  .filter((file) => !/(^|\/)(package-lock\.json|citations\.test\.ts)$/.test(file));

const textOf = (file: string): string => readFileSync(file, 'utf8');

const DOCUMENTS = ['product', 'design'] as const satisfies readonly RuleDocument[];
const rules: Record<RuleDocument, ReadonlySet<string>> = {
  product: new Set(ruleNumbers(rulesText('product'))),
  design: new Set(ruleNumbers(rulesText('design'))),
};

/** A citation may name several rules: `product 2.10, 2.11`. */
const CITATION = /\b([Pp]roduct|[Dd]esign) (\d+\.\d+(?:(?:, | and |-)\d+\.\d+)*)/g;
/** The style of citations that was used before the rules were in this repository. */
const OLD_FORM =
  /\bS[12] (?:sections?\b|\d)|\bdecisions,? ["“]|['"`(]decisions[,:)]|[,;] decisions\)|\bissue story\b|\bthe specification(?:’s|'s|s)?\b|['"`(]design[,:] |\b(?:quality|architecture|data-model)\.md\b/gi;
/** A document of this repository, optionally with one of its headings. */
const PAGE = /\b(docs\/(?:[\w-]+\/)*[\w-]+\.md|CONTRIBUTING)(?:[,:]? \(?"([^"]+)")?/g;

/** Joins the lines of a comment, because a citation may continue on the next line. */
const unbroken = (source: string): string => source.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The citations in a source that refer to no rule, or use the old style. */
function deadCitations(source: string): string[] {
  const text = unbroken(source);
  const unknown = [...text.matchAll(CITATION)].flatMap(([, name = '', numbers = '']) => {
    const document = name.toLowerCase() as RuleDocument;
    return (numbers.match(/\d+\.\d+/g) ?? [])
      .filter((rule) => !rules[document].has(rule))
      .map((rule) => `${document} ${rule}`);
  });
  return [...unknown, ...(text.match(OLD_FORM) ?? [])];
}

/** The documents mentioned in a source that do not exist, or that lack the cited heading. */
const deadPages = (source: string): string[] =>
  [...unbroken(source).matchAll(PAGE)].flatMap(([cited, name = '', part]) => {
    const file = name === 'CONTRIBUTING' ? 'CONTRIBUTING.md' : name;
    if (!existsSync(file)) return [cited];
    const headings = [...textOf(file).matchAll(/^#+ (.+)$|^\*\*(.+?)\.?\*\*/gm)].map(([, title, run]) => title ?? run);
    return part === undefined || headings.includes(part) ? [] : [cited];
  });

/** The files mentioned in a document that do not exist. A mention may be just the end of a path. */
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
])('in %j, the dead citations are %j', (source, dead) => expect(deadCitations(source)).toEqual(dead));

test.each<[string, string[]]>([
  ['see docs/runbook.md and docs/product/05-releases.md', []],
  ['see docs/runbooks.md', ['docs/runbooks.md']],
  ['see docs/product/99-releases.md', ['docs/product/99-releases.md']],
  ['(CONTRIBUTING, "A screen")', []],
  ['(CONTRIBUTING, "A\n * scream")', ['CONTRIBUTING, "A scream"']],
])('in %j, the documents or headings that do not exist are %j', (source, dead) =>
  expect(deadPages(source)).toEqual(dead),
);

test('a named file that does not exist is found', () => {
  expect(deadFiles('`platform/keys.ts`, `handlers.ts`, `platform/locks.ts`, `<domain>/contract.ts`')).toEqual([
    'platform/locks.ts',
  ]);
});

test('every citation names a rule of docs/product or docs/design', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const cited = sources.flatMap((file) => [...textOf(file).matchAll(CITATION)]);
  expect(cited.length).toBeGreaterThan(300);
  expect(foundIn(deadCitations)).toEqual([]);
});

test('every named document exists, with the named heading', () => {
  expect(foundIn(deadPages)).toEqual([]);
});

test('every file that a document names exists', () => {
  const named = sources.filter((file) => file.endsWith('.md'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.flatMap((file) => deadFiles(textOf(file)).map((dead) => `${file}: ${dead}`))).toEqual([]);
});

describe.each(DOCUMENTS)('docs/%s', (document) => {
  const text = rulesText(document);

  it('has each rule once, in the order of the numbers', () => {
    const order = ruleNumbers(text).map((rule) => rule.split('.').map(Number));
    const sorted = [...order].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(order).toEqual(sorted);
    expect(rules[document].size).toBe(order.length);
  });

  it('refers only to its own rules that exist', () => {
    const within = [...text.matchAll(/\((\d+\.\d+)\)/g)].map(([, rule = '']) => rule);
    expect(within.filter((rule) => !rules[document].has(rule))).toEqual([]);
  });
});

describe.each(DOCUMENTS)('docs/%s, one file a chapter', (document) => {
  const chapters = chapterFiles(document).map((file) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(textOf(file)) ?? [];
    return { name: file.slice(`docs/${document}/`.length), number, title, rules: ruleNumbers(textOf(file)) };
  });

  it.each(chapters)('$name has the rules of its number, and no others', ({ name, number, rules }) => {
    expect(Number(name.slice(0, 2))).toBe(Number(number));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !rule.startsWith(`${number}.`))).toEqual([]);
  });

  it('lists every chapter on its contents page, in order and by its title', () => {
    const rows = textOf(`docs/${document}/README.md`).matchAll(/^\| (\d+) \| \[(.+?)\]\((.+?)\) \|/gm);
    expect([...rows].map(([, number, title, name]) => ({ number, title, name }))).toEqual(
      chapters.map(({ number, title, name }) => ({ number, title, name })),
    );
  });
});
