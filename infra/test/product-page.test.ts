import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rulesText } from './rule-chapters.ts';

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'shared', 'services', 'web/src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|service-test|spec)\.tsx?$|\/test\//.test(file));

/** Normalizes text: one space for each line break in a source, and one kind of apostrophe. */
const asRead = (text: string): string =>
  text.replaceAll("{' '}", ' ').replaceAll("\\'", "'").replaceAll('’', "'").replace(/\s+/g, ' ');

/** The messages in a document: text between two asterisks, except in code. */
const messagesOf = (page: string): string[] =>
  [...page.replace(/`[^`]*`/g, '').matchAll(/(?<![\w*])\*([^*\n]+(?:\n[^*\n]+)*)\*(?![\w*])/g)].map(([, text = '']) =>
    asRead(text),
  );

/** The fixed parts of a message: the text around placeholders and ellipses. */
const fixedPartsOf = (message: string): string[] =>
  message
    .split(/\{[^}]*\}|…/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

const notIn = (product: string, messages: readonly string[]): string[] =>
  messages.filter((message) => !fixedPartsOf(message).every((part) => product.includes(part)));

test('a message that the product does not show is found', () => {
  const product = asRead("'Oops! Page not found'\n  <p>We are\n  waiting.</p> Pay once.");
  expect(
    notIn(product, messagesOf('*Oops! Page not found*, *We are waiting.*, or *Pay {when}.* and *Oops! Page gone*')),
  ).toEqual(['Oops! Page gone']);
});

test('the product shows every message in docs/product', () => {
  const messages = messagesOf(rulesText('product'));
  expect(messages.length).toBeGreaterThan(200);
  expect(notIn(asRead(sources.map((file) => readFileSync(file, 'utf8')).join('\n')), messages)).toEqual([]);
});
