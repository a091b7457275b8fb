import type { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { openZip } from './zip-archive.ts';

/** A refusal names so many files, in so many characters each. */
const [NAMES_SHOWN, NAME_CHARACTERS] = [20, 100];

/** What a Mac and an office program put beside a statement is none. */
const isStatement = (name: string): boolean =>
  /\.(csv|tsv|tab|txt|gz|zip|xlsx|xlsm|xlsb|xls|ods)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.|~\$)/.test(name);

/**
 * Streams the one statement in a ZIP, which may be packed itself.
 * @throws StatementFault when there is none or more than one, or when it is locked or damaged
 */
export async function openZipEntry(file: string): Promise<Readable> {
  const zip = await openZip(file);
  try {
    const stream = await zip.read(statementIn(zip.entries));
    return stream.on('close', () => zip.close()).on('error', () => {});
  } catch (fault) {
    // A function that stays warm would have one file open more for each ZIP that it refuses.
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
