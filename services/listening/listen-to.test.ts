import { roundsOf } from '../test/rounds.ts';
import { listenTo } from './listen-to.ts';
import { type CorpusFile, corpus, type Defect, noticed } from './test/corpus/corpus.ts';
import { recordingOf } from './test/corpus/file-in-memory.ts';
import { music } from './test/corpus/music.ts';
import { writeWav } from './test/corpus/write-wav.ts';

/** `npm test` listens to a quarter of the corpus, and to a file of every defect. */
const files = corpus.filter(
  ({ defect }, i) => i % roundsOf(4, 1) === 0 || i === corpus.findIndex((file) => file.defect === defect),
);

describe('the corpus', () => {
  const heard: { file: CorpusFile; found: Defect[] }[] = [];

  beforeAll(async () => {
    for (const file of files) heard.push({ file, found: noticed((await listenTo(await file.make())).sound) });
  }, 300_000);

  it('has at least 120 files, with every defect in four or more, and 40 without any', () => {
    const count = (defect?: Defect) => corpus.filter((file) => file.defect === defect).length;
    const defects = new Set(corpus.flatMap(({ defect }) => defect ?? []));
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(count()).toBeGreaterThanOrEqual(40);
    expect([...defects].filter((defect) => count(defect) < 4 && defect !== 'wall')).toEqual([]);
    expect(new Set(files.flatMap(({ defect }) => defect ?? []))).toEqual(defects);
  });

  it('shows 95% of each planted defect', () => {
    const missed = heard.filter(({ file, found }) => file.defect && !found.includes(file.defect));
    const defects = new Set(heard.flatMap(({ file }) => file.defect ?? []));
    for (const defect of defects) {
      const all = heard.filter(({ file }) => file.defect === defect).length;
      const without = missed.filter(({ file }) => file.defect === defect).map(({ file }) => file.name);
      expect({ defect, without: without.length / all <= 0.05 ? [] : without }).toEqual({ defect, without: [] });
    }
  });

  it('has false alarms in at most 2% of its files', () => {
    const alarms = heard
      .map(({ file, found }) => ({ name: file.name, wrong: found.filter((defect) => defect !== file.defect) }))
      .filter(({ wrong }) => wrong.length > 0);
    expect(alarms.length / heard.length <= 0.02 ? [] : alarms).toEqual([]);
  });
});

describe('listening', () => {
  it('lists the places of what it found, in order', async () => {
    const rate = 48_000;
    const [left = new Float32Array(0), right = new Float32Array(0)] = music({ seconds: 12, rate });
    for (const samples of [left, right])
      samples
        .fill(0, 0, 2.5 * rate)
        .fill(0, 5 * rate, 8 * rate)
        .fill(0, 9.5 * rate);
    left.fill(1, 4 * rate, 4 * rate + 10);
    const bytes = writeWav([left, right], { rate, depth: '32f' });
    bytes.writeFloatLE(Number.NaN, 44 + 8 * (9 * rate));
    const { sound, places } = await listenTo(recordingOf('WAV', bytes, 12_000));
    expect(places.map(({ kind, at }) => [kind, Math.round(at / 100)])).toEqual([
      ['silent-head', 0],
      ['clipped', 40],
      ['gap', 50],
      ['broken', 90],
      ['silent-tail', 95],
    ]);
    expect(sound).toMatchObject({ broken: { count: 1, at: 9000 }, clipped: { runs: 1, at: 4000 }, gaps: { count: 1 } });
  });

  it('keeps 50 places, and the worst of the clipped ones', async () => {
    const rate = 8000;
    const samples = music({ seconds: 70, rate, channels: 1 })[0] ?? new Float32Array(0);
    for (let n = 0; n < 60; n++) samples.fill(1, (n + 1) * rate, (n + 1) * rate + 3 + n);
    const { places, sound } = await listenTo(recordingOf('WAV', writeWav([samples], { rate }), 70_000));
    expect(sound.clipped?.runs).toBe(60);
    expect(places).toHaveLength(50);
    expect(places[0]).toMatchObject({ kind: 'clipped', at: 11_000 });
  });

  it('reads a recording once, and lets its storage fail', async () => {
    const bytes = writeWav(music({ seconds: 1 }));
    let opened = 0;
    const open = async function* () {
      opened++;
      yield bytes.subarray(0, 1000);
      throw new Error('The storage is gone');
    };
    await expect(listenTo({ format: 'WAV', durationMs: 1000, open })).rejects.toThrow('The storage is gone');
    expect(opened).toBe(1);
  });
});
