import { NOW } from '../test/builders.ts';
import { exampleRelease } from '../test/example-release.ts';
import { entriesOf } from '../typed-record.ts';
import { releaseFindings } from './release-findings.ts';
import type { Example, RuleDescription } from './rule.ts';
import { ruleDescriptions } from './rule-descriptions.ts';

const languageIn = (example: Example) => (typeof example === 'string' ? undefined : example.titlesLanguage);
const codesOf = (rule: RuleDescription, example: Example): string[] =>
  releaseFindings(exampleRelease(rule, example), NOW, languageIn(example)).map(({ code }) => code);
const shown = (example: Example): string => (typeof example === 'string' ? example : example.shown);
const examples = (kind: 'good' | 'bad') =>
  entriesOf(ruleDescriptions).flatMap(([code, rule]) =>
    rule[kind].map((example) => [code, shown(example), rule, example] as const),
  );

test.each(examples('bad'))('%s is found in “%s”', (code, _, rule, example) => {
  expect(codesOf(rule, example)).toContain(code);
});

test.each(examples('good'))('%s is not found in “%s”', (code, _, rule, example) => {
  expect(codesOf(rule, example)).not.toContain(code);
});

test.each(entriesOf(ruleDescriptions))('%s has a good example, a bad one, a source and a sentence', (_, rule) => {
  expect(rule.good).not.toEqual([]);
  expect(rule.bad).not.toEqual([]);
  expect(rule.source).not.toEqual([]);
  expect(rule.about).toMatch(/^[A-Z“0-9].*\.$/s);
});
