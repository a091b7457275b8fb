import { keyWord, mayBeListed, nameTokens } from './name-tokens.ts';

const may = (listed: string, name: string) => mayBeListed(nameTokens(listed), nameTokens(name));

test('product 27.5: names are compared without accents, order, marks and what stands between words', () => {
  expect(nameTokens('  O’Brien, Séan-Óg ')).toEqual(['obrien', 'og', 'sean']);
  expect(may('PETROV, Ivan', 'Ivan Petrov')).toBe(true);
  expect(may('Petrov, Iván', 'ivan sergeevich PETROV')).toBe(true);
  expect(may('Иван Петров', 'Петров Иван')).toBe(true);
});

test('product 27.5: a part of a listed name is none, and a single word only as the whole name', () => {
  expect(may('Ivan Sergeevich Petrov', 'Ivan Petrov')).toBe(false);
  expect(may('Kim', 'Kim Gordon')).toBe(false);
  expect(may('Carlos', 'carlos')).toBe(true);
  expect(may('', 'Ivan')).toBe(false);
  expect(may('Ana Ray', 'Banana Rays')).toBe(false);
});

test('a listed name is found by its longest word', () => expect(keyWord(nameTokens('Ivan Petrov'))).toBe('petrov'));
