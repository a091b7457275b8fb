import type { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { openZip } from './zip-archive.ts';

/** The number of file names that an error lists, and the maximum length of each. */
const [NAMES_SHOWN, NAME_CHARACTERS] = [20, 100];

/** Whether an entry may be a statement, rather than a file that macOS or an office program adds to an archive. */
const isStatement = (name: string): boolean =>
  /\.(csv|tsv|tab|txt|gz|zip|xlsx|xlsm|xlsb|xls|ods)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.|~\$)/.test(name);

/**
 * Streams the only statement in a ZIP. The statement may itself be packed.
 * @throws StatementFault if there is none or more than one, or the ZIP is locked or damaged
 */
export async function openZipEntry(file: string): Promise<Readable> {
  const zip = await openZip(file);
  try {
    const stream = await zip.read(statementIn(zip.entries));
    return stream.on('close', () => zip.close()).on('error', () => {});
  } catch (fault) {
    // Otherwise a warm function would leak a file handle for each ZIP that it rejects.
    zip.close();
    throw fault;
  }
}

function statementIn(entries: readonly Entry[]): Entry {
  const statements = entries.filter(({ fileName }) => isStatement(fileName));
  const [entry] = statements;
  if (!entry) throw new StatementFault({ code: 'zip-without-statement' });
  if (statements.length > 1) {
    const names = statements.slice(0, NAMES_SHOWN).map(({ fileName }) => fileName.slice(0, NAME_CHARACTERS));
    throw new StatementFault({ code: 'zip-of-several', names });
  }
  return entry;
}
