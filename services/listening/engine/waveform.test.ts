import { feed, sine } from '../test/blocks.ts';
import { Waveform } from './waveform.ts';

describe('a waveform', () => {
  it('has the lowest and the highest sample of any channel for each 20 ms', () => {
    const left = new Float32Array(48_000).fill(0.5, 960, 961);
    const right = new Float32Array(48_000).fill(-1, 2879, 2880);
    const { cellMs, peaks } = feed(new Waveform(48_000), [left, right]).end();
    expect(cellMs).toBe(20);
    expect(peaks).toHaveLength(100);
    expect([...peaks.subarray(0, 8)]).toEqual([0, 0, 0, 64, -127, 0, 0, 0]);
  });

  it('counts the last part of a cell, and does not exceed a byte', () => {
    const { peaks } = feed(new Waveform(22_050), [sine(441, { seconds: 0.99, rate: 22_050, level: 3 })], 22_050).end();
    expect(peaks).toHaveLength(2 * 50);
    expect([peaks[10], peaks[11]]).toEqual([-127, 127]);
  });

  it('has longer cells for recordings of more than half an hour', () => {
    const rate = 1000;
    const hour = new Float32Array(3600 * rate).fill(0.5, 1_800_000, 1_800_010).fill(-1, 3_599_990);
    const { cellMs, peaks } = feed(new Waveform(rate), [hour], rate).end();
    expect(cellMs).toBe(40);
    expect(peaks).toHaveLength(2 * 90_000);
    expect([...peaks.subarray(89_998, 90_004)]).toEqual([0, 0, 0, 64, 0, 0]);
    expect([...peaks.subarray(-2)]).toEqual([-127, 0]);
  });
});
