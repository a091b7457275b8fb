import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'services', 'infra'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.(test|service-test)\.ts$|\/test\//.test(file));

/**
 * Whether a source file builds a release's key, which every write to a release needs: by name, or by destructuring
 * `keys`.
 */
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const addressesRelease = (source: string): boolean =>
  /\bkeys\s*\.\s*release\s*\(|\bkeys\s*\[\s*['"`]release\b|\{[^}]*\brelease\b[^}]*\}\s*=\s*keys\b|\w\s*=\s*keys\.release\b(?!\.)/.test(
    withoutComments(source),
  );
const movesRevision = (source: string): boolean => /\brev\s*=\s*(rev|if_not_exists)/.test(source);

test.each([
  ['a write', 'table.update({ Key: keys.release(owned) })'],
  ['one over two lines', 'keys\n  .release(owned)'],
  ['another name of the key', 'const keyOf = keys.release;'],
  ['the key taken out of the keys', 'const { profile, release } = keys;'],
  ['a computed name', "keys['release'](owned)"],
])('%s would be found', (_, source) => expect(addressesRelease(source)).toBe(true));

test.each([
  ['what stands beside a release', 'keys.releaseCount({ artistId }); keys.media(address)'],
  ['a comparison of a sort key', 'item.SK === keys.release.sk'],
])('%s is none', (_, source) => expect(addressesRelease(source)).toBe(false));

test('only services/releases builds writes to a release', () => {
  expect(sources.length).toBeGreaterThan(150);
  const strangers = sources.filter((file) => !file.startsWith('services/releases/'));
  expect(strangers.filter((file) => addressesRelease(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a release’s revision is raised in one place', () => {
  expect(movesRevision("UpdateExpression: 'SET title = :to, rev = rev + :one'")).toBe(true);
  expect(sources.filter((file) => movesRevision(readFileSync(file, 'utf8')))).toEqual([
    'services/releases/writes/release-write.ts',
  ]);
});
