import { createReadStream } from 'node:fs';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Returns the fault for an OLE file, the container of old Office programs: a locked workbook, or one in the old format.
 */
export async function oleFault(file: string): Promise<StatementFault> {
  let end = Buffer.alloc(0);
  const pieces: AsyncIterable<Buffer> = createReadStream(file);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([end, piece]);
    if (bytes.includes(ENCRYPTED)) return new StatementFault({ code: 'workbook-locked' });
    end = bytes.subarray(-ENCRYPTED.length);
  }
  return new StatementFault({ code: 'workbook-of-other-kind', kind: 'an old Excel workbook (.xls)' });
}
