import { migrateArguments } from './migrate-arguments.ts';

test('the arguments of the migration command', () => {
  expect(migrateArguments([], '')).toEqual({ name: undefined, isDry: false, isLocal: false, units: 200 });
  expect(migrateArguments(['--dry-run', 'one', '--units=50', '--local'], '')).toEqual({
    name: 'one',
    isDry: true,
    isLocal: true,
    units: 50,
  });
});

test.each([[['--dryrun']], [['--units=0']], [['--units=fast']], [['one', 'two']]])(
  'unknown arguments write nothing: %j',
  (words) => expect(() => migrateArguments(words, 'usage')).toThrow('usage'),
);
