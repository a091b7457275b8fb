import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaOf, isOddFileName, odditiesIn } from './plain-english.ts';
import debts from './plain-english-debts.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('names and comments', () => {
  it.each([
    ['// Who edits a field says what it saw.', 'comment-subject'],
    ['/** What is out, also of one that was reversed. */', 'comment-subject'],
    [`// ${'word '.repeat(30)}`, 'long-comment'],
    ['const said = read();', 'participle-name'],
    ['function give(taken: number) {}', 'participle-name'],
    ['type Given = { name: string };', 'participle-name'],
  ])('are refused for %s', (source, habit) => {
    expect(odditiesIn(source).map((oddity) => oddity.habit)).toEqual([habit]);
  });

  it.each([
    '// Who may call it? The office alone.',
    '// Retries a transaction\n// whose outcome is unknown.',
    "expect(told).toBe('said = 1');",
    'const { asked } = await stored();',
  ])('are accepted for %s', (source) => {
    expect(odditiesIn(source)).toEqual([]);
  });

  it('call a file odd that ends in a preposition or a participle', () => {
    expect(['a/gives-of.ts', 'b/said.test.ts', 'c/proof.ts', 'd/post-batch.ts'].map(isOddFileName)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have no more oddities than before, in any area', () => {
    const found: Record<string, string[]> = {};
    for (const file of files) {
      const named = isOddFileName(file) ? [`${file}: its name`] : [];
      const read = odditiesIn(readFileSync(`${root}/${file}`, 'utf8'));
      const all = [...named, ...read.map(({ line, habit, words }) => `${file}:${line} ${habit}: ${words}`)];
      const area = areaOf(file);
      if (all.length > 0) found[area] = [...(found[area] ?? []), ...all];
    }
    const allowed: Record<string, number> = debts;
    const over = Object.entries(found).filter(([area, all]) => all.length > (allowed[area] ?? 0));
    expect(over.map(([area, all]) => [`${area}: ${all.length} of ${allowed[area] ?? 0}`, ...all])).toEqual([]);
  });
});
