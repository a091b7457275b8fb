import { fileHead } from '../../../../../shared/statements/file-head.ts';
import type { StoredMapping } from '../../../../../shared/statements/mapping.ts';
import { draftFrom, mappingFrom } from './mapping-draft.ts';

const head = fileHead('Type,Song,ISRC,Net\nCredit,Ebb,ZZR4L2600001,1.5\nDebit,,,-250\n');
const kept: StoredMapping = {
  mappingId: 'ferry',
  name: 'Ferry',
  columns: { amount: 'NET', title: 'Song', artist: 'Gone' },
  use: 'download',
  dates: 'day-first',
  footer: 'Total',
  exclude: [
    { column: 'type', value: 'Debit' },
    { column: 'Gone', value: 'x' },
  ],
  by: { id: 'finance', name: 'Fin' },
  at: '2026-10-01T00:00:00.000Z',
};

describe('drafts of mappings (product 23.22)', () => {
  it('starts with a guess and no name', () => {
    const draft = draftFrom(head, undefined);
    expect(draft.chosen).toEqual({ title: 'Song', isrc: 'ISRC', amount: 'Net' });
    expect(mappingFrom(draft, head)).toEqual({ errors: { name: 'Enter the store or distributor that sends it.' } });
    expect(mappingFrom({ ...draft, name: ' Ferry ' }, head).mapping).toEqual({
      name: 'Ferry',
      columns: draft.chosen,
      use: 'stream',
      dates: 'month-first',
    });
  });

  it('starts with the saved mapping, with columns spelled as in the file and without missing ones', () => {
    const draft = draftFrom(head, kept);
    expect(mappingFrom(draft, head).mapping).toEqual({
      name: 'Ferry',
      columns: { amount: 'Net', title: 'Song' },
      use: 'download',
      dates: 'day-first',
      footer: 'Total',
      exclude: [{ column: 'Type', value: 'Debit' }],
    });
  });

  it('reports missing fields, and an amount column that holds text', () => {
    const draft = {
      ...draftFrom(head, kept),
      exclude: [
        { column: 'Type', value: ' ' },
        { column: '', value: '' },
      ],
    };
    expect(mappingFrom({ ...draft, chosen: {} }, head).errors).toEqual({
      amount: 'Choose the column with the amount.',
      codes: 'Choose the column with the ISRC, UPC or title.',
      exclude: ['Choose a column and enter a value.', undefined],
    });
    expect(mappingFrom({ ...draft, chosen: { ...draft.chosen, amount: 'Type' } }, head).errors.amount).toBe(
      '“Type” holds no amounts: it begins with “Credit”. Choose the column with the amounts you are paid.',
    );
  });

  it('ignores rows left out when it looks for amounts', () => {
    const noted = fileHead('Type,Song,Net\nNote,,see below\nCredit,Ebb,1.5\n');
    const only = fileHead('Type,Song,Net\nNote,,see below\n');
    const draft = { ...draftFrom(noted, undefined), name: 'Ferry', chosen: { amount: 'Net', title: 'Song' } };
    expect(mappingFrom(draft, only).errors.amount).toMatch(/holds no amounts/);
    expect(mappingFrom({ ...draft, exclude: [{ column: 'Type', value: 'note' }] }, only).errors).toEqual({});
  });
});
