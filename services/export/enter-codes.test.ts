import type { ExportedRelease } from '../../shared/releases/release.ts';
import { aTrack, inOrder, NO_TRACK, NOW } from '../../shared/test/builders.ts';
import { submitted } from '../test/distributor-file.ts';
import { enterCodes } from './enter-codes.ts';

const UPC = '036000291452';
const OTHER = '012345678905';
const [first, second] = [aTrack({ isrc: '' }), aTrack({ isrc: 'USABC2600001' })];
const exported = (upc = ''): ExportedRelease => ({
  ...submitted({ upc, ...inOrder([first, second]) }),
  status: 'exported',
  exportedAt: NOW.toISOString(),
});

describe('product 14.8: codes that the distributor assigned', () => {
  it('are entered without the typed hyphens and spaces', () => {
    const { release, changes } = enterCodes(exported(), [
      { from: '', to: ' 0 36000 29145 2' },
      { trackId: first.id, from: '', to: 'qz-abc-26-00001' },
    ]);
    expect([release.upc, release.tracks[first.id]?.isrc]).toEqual([UPC, 'QZABC2600001']);
    expect(changes).toEqual([
      { trackId: undefined, from: '', to: UPC },
      { trackId: first.id, from: '', to: 'QZABC2600001' },
    ]);
  });

  it('change nothing where the release already has them', () => {
    expect(enterCodes(exported(UPC), [{ from: '', to: UPC }]).changes).toEqual([]);
  });

  it.each([
    ['a code that is another by now', exported(UPC), { from: '', to: OTHER }, 'field-changed'],
    ['a UPC without its check digit', exported(), { from: '', to: '036000291453' }, 'code-wrong'],
    ['an ISRC in the place of the UPC', exported(), { from: '', to: 'QZABC2600001' }, 'code-wrong'],
    ['a UPC in the place of an ISRC', exported(), { trackId: first.id, from: '', to: UPC }, 'code-wrong'],
    ['nothing at all', exported(UPC), { from: UPC, to: '' }, 'code-wrong'],
    ['a track that is not there', exported(), { trackId: NO_TRACK, from: '', to: 'QZABC2600001' }, 'track-not-found'],
    [
      'an ISRC of another track of it',
      exported(),
      { trackId: first.id, from: '', to: 'USABC2600001' },
      'isrc-repeated',
    ],
    ['a release that is not exported', submitted(), { from: '', to: UPC }, 'release-not-exported'],
  ] as const)('are rejected for %s', (_, release, edit, code) => {
    expect(() => enterCodes(release, [edit])).toThrow(expect.objectContaining({ code }));
  });
});
