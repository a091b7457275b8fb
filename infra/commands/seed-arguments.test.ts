import { seedArguments } from './seed-arguments.ts';
import { timeLeft } from './time-left.ts';

test.each([
  [['--releases', '500'], 500],
  [['--releases=2000'], 2000],
  [['--releases', '1'], 1],
])('%j asks for %d releases', (args, releases) => {
  expect(seedArguments(args)).toEqual({ releases });
});

test.each([
  [[]],
  [['500']],
  [['--releases']],
  [['--releases', '0']],
  [['--releases', '2001']],
  [['--releases', '-5']],
  [['--releases', '1e3']],
  [['--releases', '12.5']],
  [['--releases', 'many']],
  [['--releases', '5', '6']],
  [['--release', '5']],
])('refuses %j with one sentence', (args) => {
  expect(() => seedArguments(args)).toThrow(
    'Set how many releases the library should have, from 1 to 2000: npm run seed -- --releases 500',
  );
});

test.each([
  [{ done: 0, all: 10, elapsedMs: 0 }, ''],
  [{ done: 10, all: 20, elapsedMs: 30_000 }, '30 s left'],
  [{ done: 100, all: 500, elapsedMs: 60_000 }, '4 min left'],
])('formats %j as "%s"', (progress, text) => {
  expect(timeLeft(progress)).toBe(text);
});
