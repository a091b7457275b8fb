import { type Atom, findAtom } from './atoms.ts';
import { type ByteSource, READ_BYTES } from './byte-source.ts';

/**
 * The packets of a track according to its tables: how many there are, their total size in bytes and duration in ticks,
 * and the positions of the first and last chunk.
 */
export type Samples = { count: number; bytes: number; ticks: number; first: number; last: number };

/**
 * Reads the packets of a track (ISO 14496-12, 8.6.1.2, 8.7.3 and 8.7.5); undefined if a table is missing or longer than
 * its box.
 */
export async function readSamples(source: ByteSource, track: Atom): Promise<Samples | undefined> {
  const table = await findAtom(source, track, 'mdia/minf/stbl');
  if (!table) return undefined;
  const sizes = await sizesOf(source, await findAtom(source, table, 'stsz'));
  const times = await timesOf(source, await findAtom(source, table, 'stts'));
  const places =
    (await placesOf(source, await findAtom(source, table, 'stco'), 4)) ??
    (await placesOf(source, await findAtom(source, table, 'co64'), 8));
  if (!sizes || !times || !places || times.count !== sizes.count) return undefined;
  return { ...sizes, ticks: times.ticks, ...places };
}

async function sizesOf(
  source: ByteSource,
  atom: Atom | undefined,
): Promise<{ count: number; bytes: number } | undefined> {
  const head = atom && (await source.read(atom.begin, 12));
  if (!head || head.length < 12) return undefined;
  const [each, count] = [head.readUInt32BE(4), head.readUInt32BE(8)];
  if (each > 0) return { count, bytes: each * count };
  let bytes = 0;
  const isRead = await eachEntry(
    source,
    { begin: atom.begin + 12, end: atom.end },
    { count, bytes: 4 },
    (entries, at) => {
      bytes += entries.readUInt32BE(at);
    },
  );
  return isRead ? { count, bytes } : undefined;
}

async function timesOf(
  source: ByteSource,
  atom: Atom | undefined,
): Promise<{ count: number; ticks: number } | undefined> {
  const head = atom && (await source.read(atom.begin, 8));
  if (!head || head.length < 8) return undefined;
  const sum = { count: 0, ticks: 0 };
  const rows = { count: head.readUInt32BE(4), bytes: 8 };
  const isRead = await eachEntry(source, { begin: atom.begin + 8, end: atom.end }, rows, (entries, at) => {
    sum.count += entries.readUInt32BE(at);
    sum.ticks += entries.readUInt32BE(at) * entries.readUInt32BE(at + 4);
  });
  return isRead ? sum : undefined;
}

async function placesOf(
  source: ByteSource,
  atom: Atom | undefined,
  width: 4 | 8,
): Promise<{ first: number; last: number } | undefined> {
  const head = atom && (await source.read(atom.begin, 8));
  if (!head || head.length < 8) return undefined;
  const count = head.readUInt32BE(4);
  const begin = atom.begin + 8;
  if (count === 0 || begin + count * width > atom.end) return undefined;
  const at = async (n: number) => {
    const entry = await source.read(begin + n * width, width);
    return entry.length < width ? Number.NaN : width === 8 ? Number(entry.readBigUInt64BE(0)) : entry.readUInt32BE(0);
  };
  return { first: await at(0), last: await at(count - 1) };
}

/**
 * Reads a table piece by piece.
 * @returns whether it fits in its box and in the file
 */
async function eachEntry(
  source: ByteSource,
  box: { begin: number; end: number },
  rows: { count: number; bytes: number },
  read: (entries: Buffer, at: number) => void,
): Promise<boolean> {
  const length = rows.count * rows.bytes;
  if (box.begin + length > Math.min(box.end, source.size)) return false;
  for (let done = 0; done < length; ) {
    const piece = await source.read(box.begin + done, Math.min(length - done, READ_BYTES));
    if (piece.length < rows.bytes) return false;
    for (let at = 0; at + rows.bytes <= piece.length; at += rows.bytes) read(piece, at);
    done += piece.length;
  }
  return true;
}
