import { usedBits } from './used-bits.ts';

describe('used bits', () => {
  it.each([
    [24, 0x7fff_0000, 16],
    [24, 0x7fff_ff00 | 0, undefined],
    [16, 0x0001_0000, undefined],
    [32, 0x0000_0100, 24],
    [64, 0x0001_0000, 16],
    [24, 0x8000_0000 | 0, 1],
    [24, 0, undefined],
    [null, 0, undefined],
  ])('of a file of %p bits with the mask %p are %p', (bits, mask, used) => {
    expect(usedBits(bits, mask)).toBe(used);
  });
});
