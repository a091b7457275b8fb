import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type QuoteEvidence, quoteEvidence } from './quote-evidence.ts';

const evidence = async (text: string, delimiter = ','): Promise<QuoteEvidence> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-quotes-'));
  try {
    const file = path.join(folder, 'file');
    writeFileSync(file, text);
    return await quoteEvidence(file, { delimiter, columns: 3, header: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the evidence for quoting (product 23.24)', () => {
  test.each<[string, string, Partial<QuoteEvidence>]>([
    ['no quotes', 'a,b,c\n1,2,3\n', { isProof: false }],
    ['a quote within a cell', 'a,b,c\n1,12" Mix,3\n', { isProof: false }],
    ['a title in quotes', 'a,b,c\n1,"Heroes",3\n', { isProof: false }],
    ['a delimiter that needs quotes', 'a,b,c\n1,"Smith, John",3\n', { isProof: true }],
    ['doubled quotes', 'a,b,c\n1,"12"" Mix",3\n', { isProof: true }],
    ['a cell of one quote', 'a,b,c\n1,"""",3\n', { isProof: true }],
    ['an empty quoted cell', 'a,b,c\n1,"",3\n', { isProof: false }],
    ['a quoted header', '"a","b","c"\n1,2,3\n', { isProof: true }],
    ['a quoted number with a comma', 'a,b,c\n1,2,"1,234.50"\n', { isProof: true }],
    ['spaces after a closing quote', 'a,b,c\n1,"x" ,3\n', { isProof: false }],
    ['a line end in a cell', 'a,b,c\n1,"x\ny",3\n', { isProof: true, innerLineEnds: 1, innerBlankLines: 0 }],
    ['a blank line in a cell', 'a,b,c\n1,"x\n\ny",3\n', { isProof: true, innerLineEnds: 2, innerBlankLines: 1 }],
    ['text after a closing quote', 'a,b,c\n1,2,3\n4,"Weird Al" Yankovic,6\n', { isProof: false, unclosed: 3 }],
    ['a quote that is never closed', 'a,b,c\n1,2,3\n4,"Heroes,6\n7,8,9\n', { isProof: false, unclosed: 3 }],
    ['lines that are rows', 'a,b,c\n1,"Ten,3\n4,5,6\n7,Clock",9\n', { isProof: false, ambiguous: 2, innerLineEnds: 2 }],
    ['a preamble is skipped', 'a,b,c\n1,2,"x\ny"\n', { isProof: true }],
    ['a last line without a line end', 'a,b,c\n1,2,"x, y"', { isProof: true }],
    ['Windows line ends', 'a,b,c\r\n1,"x, y",3\r\n4,5,"z"\r\n', { isProof: true }],
  ])('%s', async (_, text, expected) => {
    const { unclosed, ambiguous } = expected;
    expect(await evidence(text)).toMatchObject({
      ...expected,
      ...(unclosed && { unclosed }),
      ...(ambiguous && { ambiguous }),
    });
    expect((await evidence(text)).unclosed).toBe(unclosed);
    expect((await evidence(text)).ambiguous).toBe(ambiguous);
  });

  it('is the same whatever the delimiter', async () => {
    expect(await evidence('a\tb\tc\n1\t"Ten\t3\n4\tClock"\t6\n', '\t')).toMatchObject({ isProof: false, ambiguous: 2 });
    expect(await evidence('a\tb\tc\n1\t"Smith, John"\t3\n', '\t')).toMatchObject({ isProof: false });
  });
});
