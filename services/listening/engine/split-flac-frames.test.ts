import { inChunks } from '../test/corpus/file-in-memory.ts';
import { flacFrame } from '../test/write-flac-frames.ts';
import { ByteQueue } from './byte-queue.ts';
import { splitFlacFrames } from './split-flac-frames.ts';

const BLOCK = 4096;
const FRAMES = 6;
const stream = {
  sampleRate: 44_100,
  channels: 2,
  depth: 16,
  samples: FRAMES * BLOCK,
  smallestBlock: BLOCK,
  largestBlock: BLOCK,
};
const frames = Array.from({ length: FRAMES }, (_, number) => flacFrame({ number, channels: 2, block: BLOCK }));

/** Splits the frames, and returns the parts in blocks, with a minus for each lost one. */
async function partsOf(...bytes: Buffer[]): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of splitFlacFrames(new ByteQueue(inChunks(Buffer.concat(bytes), 7)), stream))
    parts.push(`${part.bytes ? '+' : '-'}${part.from / BLOCK}-${part.to / BLOCK}`);
  return parts;
}

const brokenAt = (frame: number, byte: number): Buffer[] =>
  frames.map((bytes, n) => {
    const changed = Buffer.from(bytes);
    if (n === frame) changed[byte] = (changed[byte] ?? 0) ^ 1;
    return changed;
  });

describe('a stream of FLAC frames', () => {
  it('is split into all its frames', async () => {
    expect(await partsOf(...frames)).toEqual(['+0-1', '+1-2', '+2-3', '+3-4', '+4-5', '+5-6']);
  });

  it('loses a frame whose sound or checksum is broken, and no other', async () => {
    for (const byte of [10, 12, frames[2]!.length - 1])
      expect(await partsOf(...brokenAt(2, byte))).toEqual(['+0-1', '+1-2', '-2-3', '+3-4', '+4-5', '+5-6']);
  });

  it('loses a frame whose head is broken, and the one before, whose end is not known', async () => {
    expect(await partsOf(...brokenAt(2, 0))).toEqual(['+0-1', '-1-3', '+3-4', '+4-5', '+5-6']);
  });

  it('loses its first and its last frame', async () => {
    expect(await partsOf(...brokenAt(0, 1))).toEqual(['-0-1', '+1-2', '+2-3', '+3-4', '+4-5', '+5-6']);
    expect(await partsOf(...brokenAt(5, 11))).toEqual(['+0-1', '+1-2', '+2-3', '+3-4', '+4-5', '-5-6']);
  });

  it('ends before the tags behind it', async () => {
    expect(await partsOf(...frames, Buffer.from('TAG'), Buffer.alloc(125, 0x20))).toHaveLength(FRAMES);
  });
});
