import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import type { StoredMapping } from '../../../shared/statements/mapping.ts';
import { mappingsFor, planReading } from './plan-reading.ts';

const kept = (
  mappingId: string,
  columns: StoredMapping['columns'],
  at = '2026-10-01T00:00:00.000Z',
): StoredMapping => ({
  mappingId,
  name: mappingId,
  columns,
  use: 'stream',
  dates: 'day-first',
  by: { id: 'finance', name: 'Fin' },
  at,
});
const narrow = kept('narrow', { amount: 'Net', title: 'Song' });
const wide = kept('wide', { amount: 'Net', title: 'Song', isrc: 'ISRC', from: 'Month' });
const FILE = 'Song,ISRC,Month,Net\nLow Tide,ZZR4L2600001,2026-08,1.50\n';
const settings = { currency: 'USD', month: '2026-08' };

const formatOf = (head: string, mappings: readonly StoredMapping[], mappingId?: string) =>
  planReading(head, mappingsFor(mappingId ? { mappingId } : {}, mappings), settings).format;

const faultOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof StatementFault) return error.fault;
    throw error;
  }
  return undefined;
};

describe('which mapping reads a file (product 23.22)', () => {
  it('is the one with the most columns, whatever its position', () => {
    expect(formatOf(FILE, [narrow, wide])).toBe('mapped:wide');
    expect(formatOf(FILE, [wide, narrow])).toBe('mapped:wide');
  });

  it('has the most columns even if a table above the lines fits a smaller one', () => {
    expect(formatOf(`Song,Net\nLow Tide,1.50\n\n${FILE}`, [narrow, wide])).toBe('mapped:wide');
  });

  it('is the newer of two with as many columns', () => {
    const newer = kept('newer', { amount: 'Net', isrc: 'ISRC' }, '2026-10-02T00:00:00.000Z');
    expect(formatOf(FILE, [narrow, newer])).toBe('mapped:newer');
    expect(formatOf(FILE, [newer, narrow])).toBe('mapped:newer');
  });

  it('is the one made for this file, if there is one', () => {
    expect(formatOf(FILE, [narrow, wide], 'narrow')).toBe('mapped:narrow');
  });
});

describe('a mapping in addition to a known format (product 23.22)', () => {
  const columns = ['date', 'item name', 'artist', 'currency', 'item type', 'bandcamp transaction id', 'net amount'];
  const line = '8/3/26 1:15am,Ebb,Mara,USD,track,1,5.0';
  const shadow = kept('shadow', { amount: 'net amount', title: 'item name', from: 'date' });

  it('does not shadow the format', () => {
    expect(formatOf(`${[...columns, 'quantity'].join(',')}\n${line},1\n`, [shadow])).toBe('bandcamp');
  });

  it('reads a file that lacks a column of the format', () => {
    const cut = `${columns.join(',')}\n${line}\n`;
    expect(faultOf(() => formatOf(cut, []))).toEqual({ code: 'column-missing', column: 'quantity' });
    expect(formatOf(cut, [shadow])).toBe('mapped:shadow');
  });

  it('reports the columns of the mapping page for a file that neither reads', () => {
    const file = 'Statement of account\nPayee,Maison\n\nTrack,Royalty\nLow Tide,$1.50\nEbb,$2.50\n';
    expect(faultOf(() => formatOf(file, [wide]))).toEqual({ code: 'header-unknown', columns: ['Track', 'Royalty'] });
  });
});
