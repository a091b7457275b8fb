import { appAddresses, pageAddresses } from '../../site/addresses.ts';
import { answerToQuestion } from '../answer-to-question.ts';
import { terms } from '../glossary/terms.ts';
import { questions } from '../questions.ts';
import type { Step } from '../step.ts';
import { siteAddresses } from '../test/site-addresses.ts';
import { intents } from './intents.ts';

const topics = intents.map(({ topic }) => topic);
const answers = intents.flatMap(({ topic, at }) =>
  (at ?? (Object.keys(questions) as Step[])).map((step) => answerToQuestion(topic, { release: null, step })),
);

test('gives each topic a name of its own that no glossary term has (product 31.6)', () => {
  const names = [...topics, ...terms.map(({ term }) => term)].map((name) => name.toLowerCase());
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test('product 31.6: keeps each answer short and not empty', () => {
  for (const answer of answers) {
    expect(answer.length).toBeGreaterThan(30);
    expect(answer.length).toBeLessThan(1200);
  }
});

test('product 31.6: links only to pages that exist', () => {
  const isThere = (address: string) =>
    pageAddresses.some((one) => one === address) ||
    appAddresses.some((one) => one === address || (one.endsWith('/*') && address.startsWith(one.slice(0, -1))));
  for (const answer of answers)
    for (const address of siteAddresses(answer)) expect([address, isThere(address)]).toEqual([address, true]);
});

test('admits that it has no answer, and offers to reach a person (product 31.6)', () => {
  const answer = answerToQuestion('flumbergast', { release: null, step: 'p_line' });
  expect(answer).toContain('not sure');
  expect(answer).toContain('/contact');
});
