import { terms } from './glossary/terms.ts';
import { meaningOf } from './glossary.ts';
import { readQuestion } from './interpret/talk/read-question.ts';
import { key } from './interpret/words/nearest.ts';

test('has at least 80 terms, each found by all of its names, and no name twice (product 31.9)', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80);
  const names = terms.flatMap(({ term, also }) => [...new Set([term, ...also].map(key))].filter(Boolean));
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  for (const { term, also } of terms)
    for (const name of [term, ...also]) if (key(name)) expect(meaningOf(name)?.term).toBe(term);
});

test('product 31.9: keeps each answer short', () => {
  for (const { means } of terms) expect(means.length).toBeLessThan(260);
});

test.each([
  ['what is a P-line?', 'P-line'],
  ['¿qué es la línea P?', 'P-line'],
  ["what's an isrc", 'ISRC'],
  ['What does UPC mean?', 'UPC'],
  ['explain mechanical licenses', 'Mechanical license'],
  ['do I need an ISRC?', 'ISRC'],
  ['ISRC?', 'ISRC'],
  ['tell me about mastering', 'Mastering'],
  ['what are neighbouring rights', 'Neighboring rights'],
  ['what is a pre-save', 'Pre-save'],
  ['whats a dsp', 'Store'],
  ['what is mechnical license', 'Mechanical license'],
])('product 31.9: %j', (message, term) => {
  expect(readQuestion(message, message, 'cover_art').acts).toEqual([{ kind: 'explain', term }]);
});
