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

test('product 31.6: each topic has a name of its own, which no word of the glossary has', () => {
  const names = [...topics, ...terms.map(({ term }) => term)].map((name) => name.toLowerCase());
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test('product 31.6: an answer is short, and says something', () => {
  for (const answer of answers) {
    expect(answer.length).toBeGreaterThan(30);
    expect(answer.length).toBeLessThan(1200);
  }
});

test('product 31.6: an answer leads only to addresses that there are', () => {
  const isThere = (address: string) =>
    pageAddresses.some((one) => one === address) ||
    appAddresses.some((one) => one === address || (one.endsWith('/*') && address.startsWith(one.slice(0, -1))));
  for (const answer of answers)
    for (const address of siteAddresses(answer)) expect([address, isThere(address)]).toEqual([address, true]);
});

test('product 31.6: what nobody can answer is said to be so, with the way to a person', () => {
  const answer = answerToQuestion('flumbergast', { release: null, step: 'p_line' });
  expect(answer).toContain('not sure');
  expect(answer).toContain('/contact');
});
