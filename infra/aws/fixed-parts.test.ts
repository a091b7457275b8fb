import { readFileSync } from 'node:fs';
import { rowFields } from '../../shared/releases/catalogue-row.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { fixedPartChanges } from '../test/fixed-part-changes.ts';
import { type FixedPart, fixedParts } from '../test/fixed-parts.ts';
import { rowAttributes } from './row-attributes.ts';

const FILE = new URL('fixed-parts.json', import.meta.url);
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FixedPart>;
const current = fixedParts(await cloudTemplate());

test('keys, indexes and accounts are as they were first deployed (design 8.20)', () => {
  const changes = fixedPartChanges(recorded, JSON.parse(JSON.stringify(current)));
  if (changes.length > 0)
    throw new Error(`Deployed data cannot follow this change (docs/deploy.md).\n\n${changes.join('\n\n')}\n`);
});

test('the orders of the office’s list copy every column that it shows', () => {
  expect(rowAttributes).toEqual(expect.arrayContaining([...rowFields]));
});

describe('a change is reported with what to do', () => {
  const TABLE = 'Segno-Data/Table';
  const table = (indexes: Record<string, unknown>, key = 'PK S HASH'): Record<string, FixedPart> => ({
    [TABLE]: { type: 'AWS::DynamoDB::GlobalTable', whole: { key: [key] }, indexes },
  });
  const pool = (attributes: Record<string, unknown>): Record<string, FixedPart> => ({
    'Segno-Auth/Users': { type: 'AWS::Cognito::UserPool', attributes },
  });
  const title = { key: ['titlePK S HASH'], copies: ['status'] };
  const label = { key: ['labelPK S HASH'], copies: 'ALL' };
  const before = { ...table({ title }), ...pool({ country: { Mutable: true } }) };

  it.each<[string, Record<string, FixedPart>, RegExp]>([
    [
      'another column of an index',
      table({ title: { ...title, copies: ['status', 'label'] } }),
      /cannot change the index title.* new name/,
    ],
    ['another key of an index', table({ title: { ...title, key: label.key } }), /cannot change the index title/],
    ['a new index', table({ title, label }), /the index label is new.*one index in each deployment/],
    ['a removed index', table({}), /the index title is gone.*no function reads it/],
    ['another key', table({ title }, 'id S HASH'), /creates? a new, empty resource/],
    ['another attribute of accounts', pool({ country: { Mutable: true }, label: {} }), /the attribute label is new/],
    ['a changed attribute', pool({ country: { Mutable: false } }), /neither change nor remove the attribute country/],
  ])('%s', (_name, now, words) => {
    expect(fixedPartChanges(before, { ...before, ...now }).join('\n')).toMatch(words);
  });

  it('another place', () => {
    const moved = {
      'Segno-Other/Table': { type: 'AWS::DynamoDB::GlobalTable' },
      ...pool({ country: { Mutable: true } }),
    };
    expect(fixedPartChanges(before, moved)).toEqual([
      expect.stringMatching(/^Segno-Data\/Table is gone.*Keep its stack/),
      expect.stringMatching(/^Segno-Other\/Table is new: record it/),
    ]);
  });

  it('and nothing is reported without a change', () => expect(fixedPartChanges(before, before)).toEqual([]));
});
