import type { Heard, Sound } from '../listening/sound.ts';
import type { Audio } from '../releases/track.ts';
import { aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import { isKeyOf } from '../typed-record.ts';
import { releaseFindings } from './release-findings.ts';
import { soundRules } from './sound.ts';

const faultless: Sound = {
  v: 1,
  lufs: -14,
  range: 6,
  truePeak: -1,
  channels: 2,
  bits: 24,
  durationMs: 180_000,
  headMs: 100,
  tailMs: 2000,
};
const heardAs = (sound: Partial<Sound>): Heard => ({ state: 'heard', sound: { ...faultless, ...sound } });

function findings(heard: Heard | undefined, audio: Partial<Audio> = {}) {
  const recording: Audio = {
    mediaId: newId('media'),
    fileName: 'take.wav',
    format: 'WAV',
    size: 1,
    durationMs: 180_000,
    sampleRate: 44_100,
    storedAt: NOW.toISOString(),
    ...(heard && { heard }),
    ...audio,
  };
  const track = aTrack({ audio: recording });
  const all = releaseFindings(aCompleteDraft(inOrder([track])), NOW);
  return all.filter(({ code }) => isKeyOf(soundRules, code));
}
const codes = (heard: Heard | undefined, audio?: Partial<Audio>) =>
  findings(heard, audio).map(({ code, severity }) => [code, severity]);

test('product 37.3: a faultless recording has no findings', () => {
  expect(findings(heardAs({}))).toEqual([]);
});

test('product 37.1: a recording from before the product listened has none either, whatever its rate', () => {
  expect(findings(undefined, { sampleRate: 8000 })).toEqual([]);
});

test('product 37.1: a recording blocks until it was heard, and no longer if that failed', () => {
  expect(codes({ state: 'waiting' })).toEqual([['sound-waiting', 'blocking']]);
  expect(codes({ state: 'unheard', why: 'failed' })).toEqual([['sound-unheard', 'advice']]);
  expect(findings({ state: 'unheard', why: 'format' }, { format: 'M4A' })[0]?.text).toMatch(/^We can’t listen to M4A/);
});

test.each<[string, Partial<Sound>, Partial<Audio>, code: string, severity: string]>([
  ['a damaged part', { broken: { count: 1, at: 42_000 } }, { format: 'FLAC' }, 'sound-broken', 'blocking'],
  ['another checksum', { checksumDiffers: true }, { format: 'FLAC' }, 'sound-broken', 'blocking'],
  ['missing sound', { missingMs: 3000 }, {}, 'sound-broken', 'blocking'],
  ['silence', { silent: true, lufs: null, truePeak: null, headMs: 180_000 }, {}, 'sound-silent', 'blocking'],
  ['less than a second', { durationMs: 999 }, {}, 'sound-short', 'blocking'],
  ['22.05 kHz', {}, { sampleRate: 22_050 }, 'sound-rate', 'blocking'],
  ['six channels', { channels: 6 }, {}, 'sound-channels', 'blocking'],
  ['a damaged part of an MP3', { broken: { count: 1, at: 42_000 } }, { format: 'MP3' }, 'sound-errors', 'contestable'],
  ['50 kHz', {}, { sampleRate: 50_000 }, 'sound-odd-rate', 'contestable'],
  ['8 bits', { bits: 8 }, {}, 'sound-bits', 'contestable'],
  ['a silent channel', { silentSide: 'left' }, {}, 'sound-one-sided', 'contestable'],
  ['inverted channels', { inverted: true }, {}, 'sound-inverted', 'contestable'],
  ['ten silent seconds', { gaps: { count: 1, longestMs: 10_000, at: 60_000 } }, {}, 'sound-gap', 'contestable'],
  ['29 seconds', { durationMs: 29_000 }, {}, 'sound-unpaid', 'advice'],
  ['a silent beginning', { headMs: 5001 }, {}, 'sound-head', 'advice'],
  ['a silent end', { tailMs: 15_001 }, {}, 'sound-tail', 'advice'],
  ['clipping', { clipped: { runs: 10, share: 0.001, at: 7000 } }, {}, 'sound-clipped', 'advice'],
  ['a high peak', { truePeak: 1.1 }, {}, 'sound-peak', 'advice'],
  ['a whisper', { lufs: -31 }, {}, 'sound-quiet', 'advice'],
  ['one channel', { channels: 1 }, {}, 'sound-mono', 'advice'],
  ['twice the same channel', { mono: true }, {}, 'sound-mono', 'advice'],
  ['16 bits in 24', { usedBits: 16 }, {}, 'sound-padded', 'advice'],
  ['a former MP3', { wall: { hz: 16_000, db: 40 } }, {}, 'sound-wall', 'advice'],
  ['an offset', { offset: -0.02 }, {}, 'sound-offset', 'advice'],
])('product 37.3: %s is found', (_, sound, audio, code, severity) => {
  expect(codes(heardAs(sound), audio)).toEqual([[code, severity]]);
});

test.each<[string, Partial<Sound>, Partial<Audio>]>([
  ['rounding of the length', { missingMs: 250 }, {}],
  ['an exact second', { durationMs: 1000 }, {}],
  ['nine silent seconds', { gaps: { count: 4, longestMs: 9999, at: 0 } }, {}],
  ['nine clipped runs', { clipped: { runs: 9, share: 0.0001, at: 0 } }, {}],
  ['a peak of 1 dBTP', { truePeak: 1 }, {}],
  ['20 bits in 24', { usedBits: 20 }, {}],
  ['the wall of an MP3', { bits: null, wall: { hz: 16_000, db: 40 } }, { format: 'MP3' }],
  ['high rates', {}, { sampleRate: 192_000 }],
])('product 37.3: %s is no finding', (_, sound, audio) => {
  const found = codes(heardAs(sound), audio).filter(([code]) => code !== 'sound-unpaid');
  expect(found).toEqual([]);
});

test('product 37.3: a finding tells where in the recording, and names it with its time-code', () => {
  const [found] = findings(heardAs({ broken: { count: 2, at: 3_723_400 } }), { format: 'FLAC' });
  expect(found).toMatchObject({ at: 3_723_400, text: 'The file is damaged at 1:02:03. Please export the file again.' });
});

test('product 37.3: the same recording in other releases is advice that names them', () => {
  const sameIn = [{ releaseId: newId('release'), title: 'Night Ferry' }];
  expect(findings({ state: 'heard', sound: faultless, sameIn })).toMatchObject([
    { code: 'sound-same', severity: 'advice', text: 'This recording is also in Night Ferry.' },
  ]);
});
