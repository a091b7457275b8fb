import { aTrack } from '../test/builders.ts';
import { ShownValue } from './shown-value.ts';

const isShown = (value: unknown) => ShownValue.safeParse(value).success;

test('design 2.4: accepts any value that a field can ever have had, and nothing deeper', () => {
  const { artists, contributors, composers, stated } = aTrack();
  for (const value of ['', 7, null, artists, contributors, composers, stated])
    expect([value, isShown(value)]).toEqual([value, true]);
  expect(isShown([{ name: ['Mara'] }])).toBe(true);
  expect(isShown([{ name: [['Mara']] }])).toBe(false);
  expect(isShown([[[[]]]])).toBe(false);
});
