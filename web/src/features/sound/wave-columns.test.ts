import { describe, expect, it } from '@jest/globals';
import { decodePeaks, waveColumns, wavePath } from './wave-columns.ts';

const peaks = (...pairs: [number, number][]) => Int8Array.from(pairs.flat());

describe('a waveform becomes the columns of a picture (product 37.4)', () => {
  it('decodes signed bytes', () => {
    const bytes = Int8Array.from([-128, 127, -1, 0, 64]);
    expect(decodePeaks(Buffer.from(bytes.buffer).toString('base64'))).toEqual(bytes);
  });

  it('keeps the highest peak of the cells that share a column', () => {
    const wave = peaks([-10, 20], [-64, 5], [0, 127], [-1, 1]);
    expect(waveColumns(wave, { cellMs: 20, durationMs: 80, columns: 2 })).toEqual([
      { low: -0.5, high: 20 / 128 },
      { low: -1 / 128, high: 127 / 128 },
    ]);
  });

  it('loses no peak, however many cells share a column', () => {
    const cells = 90_000;
    for (const at of [0, 1, 44_999, 45_000, 89_998, 89_999]) {
      const wave = new Int8Array(2 * cells);
      wave[2 * at + 1] = 100;
      const columns = waveColumns(wave, { cellMs: 20, durationMs: cells * 20, columns: 739 });
      expect(columns.filter(({ high }) => high > 0)).toHaveLength(1);
    }
  });

  it('repeats the cells of a recording that has fewer of them than the picture has columns', () => {
    const columns = waveColumns(peaks([0, 64], [-64, 0]), { cellMs: 20, durationMs: 40, columns: 4 });
    expect(columns.map(({ high }) => high)).toEqual([0.5, 0.5, 0, 0]);
    expect(columns.map(({ low }) => low)).toEqual([0, 0, -0.5, -0.5]);
  });

  it('is silent where the file states more sound than it has', () => {
    const columns = waveColumns(peaks([-64, 64]), { cellMs: 20, durationMs: 80, columns: 4 });
    expect(columns.map(({ high }) => high)).toEqual([0.5, 0, 0, 0]);
  });

  it('draws silence as a line', () => {
    expect(wavePath([{ low: 0, high: 0 }])).toBe('M0,0.980H1L1,1.020H0Z');
    expect(wavePath([{ low: -1, high: 1 }])).toBe('M0,0.000H1L1,2.000H0Z');
  });
});
