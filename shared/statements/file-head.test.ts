import { fileHead } from './file-head.ts';

describe('the head of a file, for the mapping page (product 23.22)', () => {
  it('finds the header below a preamble, and the lines under it', () => {
    const file =
      'Statement, for Maison\nPayee,Maison\n\nTrack,ISRC,Royalty\n\nLow Tide,ZZR4L2600001,$1.50\n,,\nEbb,,2\n';
    expect(fileHead(file)).toEqual({
      columns: ['Track', 'ISRC', 'Royalty'],
      rows: [
        ['Low Tide', 'ZZR4L2600001', '$1.50'],
        ['Ebb', '', '2'],
      ],
    });
  });

  it('finds the header even if lines are wider', () => {
    expect(fileHead('Track;ISRC;Netto\nEbb;ZZR4L2600001;1,5;\nEbb;ZZR4L2600001;2,5;\n').columns).toEqual([
      'Track',
      'ISRC',
      'Netto',
    ]);
  });

  it('is not misled by a sentence with commas, or by decimal commas', () => {
    const note = 'This statement, made on demand, covers sales, streams, videos, and fees';
    const file = `${note}\nTitel;Erlös;Steuer;Anteil\nEbbe;0,25;0,01;0,5\nFlut;0,35;0,01;0,5\n`;
    expect(fileHead(file).columns).toEqual(['Titel', 'Erlös', 'Steuer', 'Anteil']);
  });

  it('shortens long names so that they can be stored', () => {
    const { columns, rows } = fileHead(`a,${'x'.repeat(199)}😀y\n1,${'z'.repeat(300)}\n`);
    expect(columns[1]).toBe('x'.repeat(199));
    expect(rows[0]?.[1]).toHaveLength(200);
    expect(fileHead('')).toEqual({ columns: [], rows: [] });
  });

  it('reads quotation marks as text in a tab-separated file', () => {
    const file = 'Song\tISRC\tNet\n"Salt Maps\tZZR4L2600001\t1.5\nEbb\tZZR4L2600002\t2\n';
    expect(fileHead(file).rows).toEqual([
      ['"Salt Maps', 'ZZR4L2600001', '1.5'],
      ['Ebb', 'ZZR4L2600002', '2'],
    ]);
    expect(fileHead('"Song"\t"Net"\n"Salt, Maps"\t"1.5"\n').columns).toEqual(['Song', 'Net']);
  });
});
