import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../infra/test/test-cleanup.ts';
import { checkStatementFile } from './check-statement-file.ts';
import { file, good, line } from './test/mapped-file.ts';

type Options = Omit<Parameters<typeof checkStatementFile>[1], 'folder'>;
const checked = (bytes: Uint8Array, options: Options = {}) => {
  const folder = temporaryFolder();
  const at = path.join(folder, 'dropped');
  writeFileSync(at, bytes);
  return checkStatementFile(at, { folder, ...options });
};
const latin = (...lines: string[]) => Buffer.from(file(...lines), 'latin1');

describe('the encoding of a text (product 23.14)', () => {
  it('is detected from the bytes if it is Unicode', async () => {
    const text = file(line({ song: 'Caf\u00e9' }));
    for (const [bytes, encoding] of [
      [Buffer.from(text), 'utf-8'],
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ] as const) {
      const seen = await checked(bytes, { encoding: 'macintosh' });
      expect(seen).toMatchObject({ encoding });
      expect(seen.encodings).toBeUndefined();
      expect(seen.head).toContain('Caf\u00e9');
    }
  });

  it('is guessed from lines anywhere in a file, and others are offered', async () => {
    const seen = await checked(latin(...good(50_000), line({ song: 'Caf\xe9 N\xba 5' })));
    expect(seen.encoding).toBe('windows-1252');
    expect(seen.encodings?.[0]).toEqual({ encoding: 'windows-1252', preview: 'Café Nº 5' });
  });

  it('is the one that the office chooses', async () => {
    const seen = await checked(latin(line({ song: 'Caf\xe9 N\xba 5' })), { encoding: 'macintosh' });
    expect(seen.encoding).toBe('macintosh');
    expect(seen.head).toContain('CafÈ N∫ 5');
  });

  it('is still Unicode if a single line is invalid', async () => {
    const text = file(...Array.from({ length: 9 }, () => line({ song: 'Café' })));
    const seen = await checked(Buffer.concat([Buffer.from(text), latin(line({ song: 'Caf\xe9' }))]));
    expect(seen.encoding).toBe('utf-8');
    expect(seen.head).toContain('Café');
    expect(seen.encodings?.map(({ encoding }) => encoding)).toContain('windows-1252');
  });

  it('includes the quotes and dashes of Windows', async () => {
    const { head } = await checked(latin(line({ song: 'Don\x92t \x96 Caf\xe9' })));
    expect(head).toContain('Don’t – Café');
  });
});
