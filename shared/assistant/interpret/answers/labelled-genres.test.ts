import { readByRules } from '../interpret.ts';
import { valuesSet } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

test.each([
  ['Primary: Folk. Secondary: Pop.', 'folk', 'pop'],
  ['main genre: Folk\nsecond genre: Pop', 'folk', 'pop'],
  ['Folk. Secondary: Pop', 'folk', 'pop'],
  ['Primary: Folk.', 'folk', undefined],
  ['Primary: Ana Lima', undefined, undefined],
])('product 31.6: the genres of %j are %j and %j', (message, first, second) => {
  const acts = readByRules(message, contextAt('primary_genre', { tracks: 1 }));
  expect([valuesSet(acts, 'primaryGenre'), valuesSet(acts, 'secondaryGenre')]).toEqual(
    [first, second].map((one) => (one === undefined ? [] : [one])),
  );
});
