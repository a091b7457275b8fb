import type { Look, Looked } from '../looking/look.ts';
import type { Release } from '../releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NOW } from '../test/builders.ts';
import { isKeyOf } from '../typed-record.ts';
import { artRules } from './art.ts';
import { releaseFindings } from './release-findings.ts';

const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.1 };
const showing = (...lines: string[]): Look => ({ v: 1, lines: lines.map((text) => ({ text, box, sure: 0.95 })) });

const withCover = (looked: Looked | undefined, different: Parameters<typeof aCompleteDraft>[0] = {}): Release => {
  const draft = aCompleteDraft(different);
  return { ...draft, cover: draft.cover && { ...draft.cover, ...(looked && { looked }) } };
};
const coverFindings = (release: Release) => releaseFindings(release, NOW).filter(({ code }) => isKeyOf(artRules, code));
const about = (look: Look, different?: Parameters<typeof aCompleteDraft>[0]) =>
  coverFindings(withCover({ state: 'looked', look }, different));
const codes = (...args: Parameters<typeof about>) => about(...args).map(({ code, severity }) => [code, severity]);

describe('product 38.1, 38.6: how far looking is', () => {
  test('a cover that waits blocks, one that could not be looked at does not, and an old one has no finding', () => {
    expect(coverFindings(withCover({ state: 'waiting' }))).toMatchObject([
      { code: 'cover-waiting', severity: 'blocking', text: expect.stringContaining('still looking') },
    ]);
    expect(coverFindings(withCover({ state: 'unlooked' }))).toMatchObject([
      { code: 'cover-unlooked', severity: 'advice' },
    ]);
    expect(coverFindings(withCover(undefined))).toEqual([]);
    expect(coverFindings(aCompleteDraft({ cover: null }))).toEqual([]);
  });
});

describe('product 38.3: findings about a cover', () => {
  test('each says what is shown, and where', () => {
    expect(about(showing('Night Ferry', 'Mara Ellis', 'www.maraellis.com'))).toMatchObject([
      {
        code: 'cover-address',
        severity: 'blocking',
        place: { field: 'cover' },
        text: expect.stringContaining('“www.maraellis.com”'),
        box,
      },
    ]);
  });

  test.each<[string, Look, string, string]>([
    ['a code', { ...showing(), codes: [{ text: 'https://x.test', box }] }, 'cover-code', 'blocking'],
    ['a handle', showing('Night Ferry', 'Mara Ellis', '@mara'), 'cover-handle', 'contestable'],
    ['a price', showing('Night Ferry', 'Mara Ellis', '$9.99'), 'cover-price', 'contestable'],
    ['a store', showing('Night Ferry', 'Mara Ellis', 'on Spotify'), 'cover-store', 'contestable'],
    ['another title', showing('Day Boat', 'Mara Ellis'), 'cover-title', 'contestable'],
    ['an advisory', showing('Night Ferry', 'Mara Ellis', 'PARENTALADVISORY'), 'cover-advisory', 'advice'],
    ['softness', { ...showing(), soft: true }, 'cover-soft', 'advice'],
    ['a border', { ...showing(), border: { top: 0.1, right: 0, bottom: 0.1, left: 0 } }, 'cover-border', 'advice'],
    ['one color', { ...showing(), plain: true }, 'cover-plain', 'advice'],
  ])('%s', (_, look, code, severity) => expect(codes(look)).toEqual([[code, severity]]));

  test('the words of a title or a name are no finding', () => {
    const own = (title: string, artist: string) => ({
      title,
      ...inOrder([aTrack({ title, artists: [aCredit(artist)] })]),
    });
    expect(codes(showing('1-800-273-8255', 'Logic'), own('1-800-273-8255', 'Logic'))).toEqual([]);
    expect(codes(showing('@mara'), own('@mara', 'Mara'))).toEqual([]);
    expect(codes(showing('Deezer D', 'Reborn'), own('Reborn', 'Deezer D'))).toEqual([]);
  });

  test('an advisory on an explicit release is right, and is no title', () => {
    const explicit = inOrder([aTrack({ explicit: 'Explicit' })]);
    expect(codes(showing('PARENTAL ADVISORY', 'Mara Ellis'), explicit)).toEqual([]);
  });
});
