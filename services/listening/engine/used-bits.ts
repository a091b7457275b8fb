/**
 * How many of a recording's bits are used, if fewer than it has: a file of 24 bits that was made from one of 16 ends
 * with eight zeros in every sample.
 * @param mask all samples joined by OR, aligned at the highest of 32 bits
 */
export function usedBits(bits: number | null, mask: number): number | undefined {
  if (bits === null || mask === 0) return undefined;
  const lowest = mask & -mask;
  const used = 32 - (31 - Math.clz32(lowest));
  return used < Math.min(bits, 32) ? used : undefined;
}
