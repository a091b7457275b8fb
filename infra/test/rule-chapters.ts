import { readdirSync, readFileSync } from 'node:fs';

/** A document whose rules are cited: a folder in `docs` with one file per chapter. */
export type RuleDocument = 'product' | 'design';

/** The name of a chapter's file begins with its number: `docs/product/23-royalties.md`. */
const CHAPTER_FILE = /^\d\d-[a-z0-9-]+\.md$/;

/** The files of a document's chapters, in order. */
export function chapterFiles(document: RuleDocument): string[] {
  const folder = `docs/${document}`;
  return readdirSync(folder)
    .filter((name) => CHAPTER_FILE.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** All chapters of a document as one text, without its contents page. */
export const rulesText = (document: RuleDocument): string =>
  chapterFiles(document)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The numbers of the rules in a text, in order, from headings such as `## 23.11 Title`. */
export const ruleNumbers = (text: string): string[] =>
  [...text.matchAll(/^## (\d+\.\d+) /gm)].map(([, rule = '']) => rule);

/** The text of a rule below its heading, joined into one line; empty if the rule does not exist. */
export function ruleText(document: RuleDocument, number: string): string {
  const [, text = ''] =
    new RegExp(`^## ${number.replace('.', '\\.')} .*\n([^]*?)(?=\n#|$(?![^]))`, 'm').exec(rulesText(document)) ?? [];
  return text.replace(/\s+/g, ' ').trim();
}
