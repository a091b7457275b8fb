import { type ByteSource, TooManyReads } from './byte-source.ts';

/** A box in an MP4 file: where its contents begin and end (ISO 14496-12, 4.2). */
export type Atom = { name: string; begin: number; end: number };

/** The maximum number of boxes on one level. */
const MAX_SIBLINGS = 500;

/**
 * Reads the boxes from `begin` to `end`. If the file is cut off, the last one may reach past `end`. Not recursive: a
 * reader opens only the boxes that it knows, however deeply a file nests the others.
 * @throws TooManyReads
 */
export async function readAtoms(source: ByteSource, { begin, end }: { begin: number; end: number }): Promise<Atom[]> {
  const atoms: Atom[] = [];
  let offset = begin;
  while (offset + 8 <= end) {
    if (atoms.length >= MAX_SIBLINGS) throw new TooManyReads();
    const head = await source.read(offset, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - offset : short;
    const contents = isLong ? 16 : 8;
    if (length < contents) break;
    atoms.push({ name: head.toString('latin1', 4, 8), begin: offset + contents, end: offset + length });
    offset += length;
  }
  return atoms;
}

/** Finds the first box at the end of a path such as `mdia/minf/stbl`. */
export async function findAtom(source: ByteSource, within: Atom, path: string): Promise<Atom | undefined> {
  let found: Atom | undefined = within;
  for (const name of path.split('/')) {
    if (!found || found.end > source.size) return undefined;
    found = (await readAtoms(source, found)).find((atom) => atom.name === name);
  }
  return found;
}
