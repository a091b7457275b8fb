import { type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

const ENCRYPTED = 0x1;
const [STORED, DEFLATED] = [0, 8];

/** An open ZIP archive. */
export type ZipArchive = {
  entries: readonly Entry[];
  /**
   * Streams an entry. Fails with a StatementFault if the checksum differs, the entry is encrypted, or it exceeds the
   * limit.
   */
  read(entry: Entry, megabytes?: number): Promise<Readable>;
  close(): void;
};

const open = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // yauzl rejects an entry that inflates to more than its declared size.
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new StatementFault({ code: 'damaged' }));
      else resolve(zip);
    });
  });

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new StatementFault({ code: 'damaged' })));
    zip.readEntry();
  });

/** Compares the checksum of a stream with the one in the archive's directory. */
function checksum(expected: number): Transform {
  let sum = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      done(null, piece);
    },
    flush: (done) => done(sum === expected >>> 0 ? null : new StatementFault({ code: 'damaged' })),
  });
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) reject(new StatementFault({ code: 'zip-encrypted' }));
    else if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
      reject(new StatementFault({ code: 'other-archive' }));
    else
      zip.openReadStream(entry, (error, stream) => {
        if (error) reject(new StatementFault({ code: 'damaged' }));
        else resolve(stream);
      });
  });

/** Opens a ZIP. @throws StatementFault if the file is not a ZIP, or is damaged */
export async function openZip(file: string): Promise<ZipArchive> {
  const zip = await open(file);
  try {
    return {
      entries: await entriesOf(zip),
      async read(entry, megabytes = Number.POSITIVE_INFINITY) {
        if (entry.uncompressedSize > megabytes * 1024 ** 2) throw new StatementFault({ code: 'too-large', megabytes });
        const packed = await streamOf(zip, entry);
        const checked = checksum(entry.crc32);
        packed.on('error', () => checked.destroy(new StatementFault({ code: 'damaged' })));
        checked.on('close', () => packed.destroy());
        return packed.pipe(checked);
      },
      close: () => zip.close(),
    };
  } catch (fault) {
    zip.close();
    throw fault;
  }
}
