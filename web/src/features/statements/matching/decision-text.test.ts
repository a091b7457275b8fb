import type { ArtistId } from '../../../../../shared/ids.ts';
import { anId, newId } from '../../../../../shared/test/builders.ts';
import { decisionText } from './decision-text.ts';

const track = {
  artistId: anId<ArtistId>('5f0e8c5e-3a52-4b7e-9d8e-1f2a3b4c5d6e'),
  releaseId: newId('release'),
  trackId: newId('track'),
  title: 'Low Tide',
  artist: 'Mara Velin',
  releaseTitle: 'Harbour',
  isrc: 'QZABC2600001',
  upc: '',
};
const { artistId, releaseId, trackId } = track;
const ada = { by: { id: 'ada', name: 'Ada' }, at: '2026-11-23T10:00:00.000Z' };
const matched = { ...ada, said: { to: 'track' as const, artistId, releaseId, trackId }, track };
const kept = { ...ada, said: { to: 'suspense' as const } };
const LOW_TIDE = 'Ada matched it with Low Tide by Mara Velin, ISRC QZABC2600001';

describe('product 30.7: the decision about a recording, and the changes that are still possible', () => {
  it.each(['ready', 'approved'] as const)('can be made and withdrawn while a statement is %s', (state) => {
    expect(decisionText(state, { kind: 'unmatched' })).toEqual({ may: 'match' });
    expect(decisionText(state, { kind: 'matched', decision: matched })).toEqual({ text: LOW_TIDE, may: 'take-back' });
    expect(decisionText(state, { kind: 'unmatched', decision: kept })).toEqual({
      text: 'Ada marked it as none of ours',
      may: 'take-back',
    });
  });

  it.each(['posting', 'posted'] as const)(
    'product 23.13: can be made for unpaid recordings of a statement that is %s',
    (state) => {
      expect(decisionText(state, { kind: 'unmatched' })).toEqual({ may: 'match' });
      expect(decisionText(state, { kind: 'unmatched', decision: kept })).toMatchObject({ may: 'match' });
      expect(decisionText(state, { kind: 'unmatched', decision: matched })).toEqual({
        text: `${LOW_TIDE}: it is being paid`,
      });
      expect(decisionText(state, { kind: 'unmatched', decision: { ...matched, isAwaited: true } })).toEqual({
        text: `${LOW_TIDE}: it will be paid once somebody else matches it with the same track`,
        may: 'match',
      });
      expect(decisionText(state, { kind: 'matched', decision: matched })).toEqual({ text: LOW_TIDE });
      expect(decisionText(state, { kind: 'matched' })).toEqual({});
    },
  );

  it('is only shown for a reversed statement', () => {
    expect(decisionText('reversed', { kind: 'unmatched' })).toEqual({});
    expect(decisionText('reversed', { kind: 'unmatched', decision: kept })).toEqual({
      text: 'Ada marked it as none of ours',
    });
  });

  it('names a track without a code, and a deleted one', () => {
    const uncoded = { ...matched, track: { ...track, isrc: '' } };
    expect(decisionText('ready', { kind: 'matched', decision: uncoded }).text).toBe(
      'Ada matched it with Low Tide by Mara Velin',
    );
    expect(decisionText('ready', { kind: 'matched', decision: { ...matched, track: undefined } }).text).toBe(
      'Ada matched it with a track that no longer exists',
    );
  });
});
