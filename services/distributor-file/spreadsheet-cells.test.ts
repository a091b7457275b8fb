import fc from 'fast-check';
import { trackSchemas } from '../../shared/releases/field-schemas.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { aCredit, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { Text } from '../../shared/text-schemas.ts';
import { onlyRecord, recordsOf, submitted, withTrack } from '../test/distributor-file.ts';
import { evaluates } from '../test/spreadsheet.ts';
import { renderDistributorFile } from './render-distributor-file.ts';

describe('design 5.6: a cell that a spreadsheet would run is refused, by column and track', () => {
  it.each(['=HYPERLINK("http://x")', '@SUM(A1)', "+cmd|' /C calc'!A0", '\t=SUM(A1)', '\r=SUM(A1)'])('%j', (value) => {
    expect(() => renderDistributorFile(submitted({ title: value }))).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Album Title', track: 1 } }),
    );
    const second = submitted(inOrder([aTrack(), aTrack({ title: value })]));
    expect(() => renderDistributorFile(second)).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Track Title', track: 2 } }),
    );
  });

  it('in every column that an artist writes', () => {
    const bad = '=SUM(A1)';
    const person = { id: newId('credit'), firstName: bad, lastName: bad };
    const everywhere: [string, SubmittedRelease][] = [
      ['Album Version', submitted({ version: bad })],
      ['Record Label', submitted({ recordLabel: bad })],
      ['Track Version', withTrack({ version: bad })],
      ['Album Artist', withTrack({ artists: [aCredit(bad)] })],
      ['Album Contributor Name', withTrack({ contributors: [{ id: newId('credit'), name: bad, role: 'Producer' }] })],
      ['Album Composer First Name', withTrack({ composers: [person] })],
      ['Album Lyricist First Name', withTrack({ lyricists: [person] })],
    ];
    for (const [column, release] of everywhere) {
      expect(() => renderDistributorFile(release)).toThrow(
        expect.objectContaining({ code: 'cell-not-exportable', details: { column, track: 1 } }),
      );
    }
  });

  it('but is accepted inside other text', () => {
    expect(onlyRecord(submitted({ title: 'A = SUM(B)' }))['Album Title']).toBe('A = SUM(B)');
  });

  it('stylised names are exported unchanged, alone and joined (product 14.4)', () => {
    for (const title of ['+44', '-M-', '-M- (Live)', '=', '@home']) {
      expect(onlyRecord(submitted({ title }))['Album Title']).toBe(title);
    }
    const artists = [aCredit('-M-'), aCredit('Io (Live)', 'Featuring')];
    expect(onlyRecord(withTrack({ artists }))['Track Artists']).toBe('-M-;Io (Live)');
  });

  it('a cell of several names is checked as the file contains it', () => {
    const second = { id: newId('credit'), role: 'Producer' as const };
    const names = ["=cmd|'/C calc", "'!A0"];
    const release = withTrack({ contributors: names.map((name) => ({ ...second, name })) });
    expect(() => renderDistributorFile(release)).toThrow(
      expect.objectContaining({ details: { column: 'Album Contributor Name', track: 1 } }),
    );
    const apart = names.map((name) => aTrack({ contributors: [{ ...second, name: name.replace('=', '+') }] }));
    expect(() => renderDistributorFile(submitted(inOrder(apart)))).toThrow(
      expect.objectContaining({ code: 'cell-not-exportable', details: { column: 'Album Contributor Name', track: 1 } }),
    );
  });

  it.each(['artists', 'contributors', 'composers', 'lyricists'] as const)(
    'the edit that would make such a cell is refused where it is typed: %s',
    (field) => {
      const list = ["+cmd|'/C calc", "'!A0"].map((name) => {
        if (field === 'artists') return aCredit(name);
        const id = newId('credit');
        return field === 'contributors' ? { id, name, role: 'Producer' } : { id, firstName: 'Ana', lastName: name };
      });
      const schema = trackSchemas[field];
      expect(list.every((entry) => schema.safeParse([entry]).success)).toBe(true);
      expect(schema.safeParse(list).error?.issues[0]?.message).toMatch(/^Together, these names/);
    },
  );

  it('whatever the form accepts can be exported, arrives as it was typed, and is never evaluated by a spreadsheet', () => {
    const piece = fc.constantFrom(
      ...[
        '=',
        '+',
        '-',
        '@',
        '＝',
        '－',
        '|',
        '!',
        '(',
        ')',
        '（',
        '[',
        ']',
        '{',
        '}',
        '"',
        "'",
        '#',
        '$',
        ':',
        ',',
        '\\',
        '.',
        ' ',
      ],
      ...['A1', 'B', '1', 'SUM', 'LOG10', 'cmd', 'http://x', 'Live', 'é', '李', '❤', '&', '*', '%', '\u00a0', 'Ａ１'],
    );
    const typed = fc
      .tuple(fc.constantFrom('', '', '=', '+', '-', '@', '＝'), fc.array(piece, { maxLength: 7 }))
      .map(([sign, pieces]) => (sign + pieces.join('')).trim());
    const text = typed.filter((value) => Text.safeParse(value).success);
    const names = fc.uniqueArray(
      typed.filter((value) => value !== ''),
      { minLength: 1, maxLength: 3 },
    );
    const artists = names.map((all) => all.map((name) => aCredit(name)));
    const writers = names.map((all) => all.map((name) => ({ id: newId('credit'), firstName: name, lastName: name })));
    let refused = 0;
    let accepted = 0;
    fc.assert(
      fc.property(text, text, artists, writers, (title, recordLabel, credits, composers) => {
        const isTyped =
          trackSchemas.artists.safeParse(credits).success && trackSchemas.composers.safeParse(composers).success;
        isTyped ? accepted++ : refused++;
        if (!isTyped) return;
        const csv = renderDistributorFile(
          submitted({ title, recordLabel, ...inOrder([aTrack({ title, artists: credits, composers })]) }),
        );
        const [record = {}] = recordsOf(csv);
        expect(record).toMatchObject({
          'Album Title': title,
          'Record Label': recordLabel,
          'Track Artists': credits.map(({ name }) => name).join(';'),
          'Track Composer Last Name': composers.map(({ lastName }) => lastName).join(';'),
        });
        expect(Object.values(record).filter(evaluates)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    // Both outcomes occurred, so the property was tested for each.
    expect(Math.min(refused, accepted)).toBeGreaterThan(300);
  });
});
