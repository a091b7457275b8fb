import { lettersOf } from '../../shared/looking/letters.ts';
import type { Box, Look } from '../../shared/looking/look.ts';
import type { Release } from '../../shared/releases/release.ts';
import { artRules } from '../../shared/rules/art.ts';
import { releaseFindings } from '../../shared/rules/release-findings.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NOW } from '../../shared/test/builders.ts';
import { isKeyOf } from '../../shared/typed-record.ts';
import { roundsOf } from '../test/rounds.ts';
import { inspectArtwork } from './inspect-artwork.ts';
import { type CleanCover, cleanCovers, readableCovers } from './test/cover-corpus.ts';
import { drawCover, SIDE } from './test/draw-cover.ts';

/** Takes some of a list, spread over all of it. */
const some = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, n) => Math.floor((n * count) / list.length) !== Math.floor(((n - 1) * count) / list.length));

const releaseOf = ({ title, artist, isExplicit }: Omit<CleanCover, 'name' | 'drawing'>, look: Look): Release => {
  const draft = aCompleteDraft({
    title,
    ...inOrder([aTrack({ title, artists: [aCredit(artist)], ...(isExplicit && { explicit: 'Explicit' }) })]),
  });
  return { ...draft, cover: draft.cover && { ...draft.cover, looked: { state: 'looked', look } } };
};

const centerOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

test('product 38.2: reads nine of ten titles in twelve fonts, with letters 40 pixels high, and says where they are', async () => {
  const covers = some(readableCovers(40), roundsOf(3, 60));
  const unread: string[] = [];
  for (const { text, drawing } of covers) {
    const { lines } = await inspectArtwork(await drawCover(drawing));
    const line = lines.find((one) => lettersOf(one.text) === lettersOf(text));
    const [lettering] = drawing.letterings ?? [];
    if (!line || !lettering) unread.push(`${text} in ${lettering?.font}: ${lines.map((one) => one.text)}`);
    else {
      expect(centerOf(line.box).x).toBeCloseTo(lettering.x / SIDE, 1);
      expect(centerOf(line.box).y).toBeCloseTo(lettering.y / SIDE, 1);
    }
  }
  expect({ unread, count: unread.length <= covers.length / 10 }).toMatchObject({ count: true });
});

test('product 38.3: clean covers, a third of them in other scripts, have no finding that blocks', async () => {
  const covers = some(cleanCovers, roundsOf(3, 60));
  const faults: string[] = [];
  for (const { name, drawing, ...names } of covers) {
    const look = await inspectArtwork(await drawCover(drawing));
    for (const { code, severity, text } of releaseFindings(releaseOf(names, look), NOW))
      if (isKeyOf(artRules, code) && severity !== 'advice') faults.push(`${name}: ${text}`);
  }
  expect(faults).toEqual([]);
});

test('product 38.2: finds QR codes, also small and turned ones, and where they are', async () => {
  for (const [side, turn] of some(
    [
      [300, 23],
      [700, 0],
      [150, 0],
      [500, 90],
    ] as const,
    roundsOf(1, 4),
  )) {
    const { codes } = await inspectArtwork(
      await drawCover({ seed: 1, code: { text: 'https://maraellis.test', x: 1200, y: 1700, side, turn } }),
    );
    expect(codes).toMatchObject([{ text: 'https://maraellis.test' }]);
    expect(codes?.[0]?.box.y).toBeCloseTo(1700 / SIDE, 1);
  }
});
