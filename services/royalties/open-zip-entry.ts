import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

const ENCRYPTED = 0x1;
/** Not what a Mac and an office program put beside a statement. */
const isStatement = (name: string): boolean => /\.(csv|tsv|txt)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

const opened = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // It refuses an entry that unpacks to more than it says.
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

/**
 * The one statement in a ZIP, as a stream.
 * @throws StatementFault when there is none or more than one, when it is a workbook, locked or damaged
 */
export async function openZipEntry(file: string): Promise<Readable> {
  const zip = await opened(file);
  try {
    const stream = await streamOf(zip, statementIn(await entriesOf(zip)));
    return stream.on('close', () => zip.close()).on('error', () => {});
  } catch (fault) {
    // A function that stays warm would have one file open more for each ZIP that it refuses.
    zip.close();
    throw fault;
  }
}

/** @throws StatementFault when there is none or more than one, when it is a workbook or locked */
function statementIn(entries: readonly Entry[]): Entry {
  if (entries.some(({ fileName }) => fileName === '[Content_Types].xml'))
    throw new StatementFault({ code: 'not-a-statement', kind: 'spreadsheet' });
  const statements = entries.filter(({ fileName }) => isStatement(fileName));
  const [entry] = statements;
  if (!entry) throw new StatementFault({ code: 'zip-without-statement' });
  if (statements.length > 1)
    throw new StatementFault({ code: 'zip-of-several', names: statements.map(({ fileName }) => fileName) });
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new StatementFault({ code: 'zip-encrypted' });
  return entry;
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new StatementFault({ code: 'damaged' }));
      else resolve(stream);
    });
  });
