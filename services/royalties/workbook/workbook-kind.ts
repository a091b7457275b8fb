import type { Entry } from 'yauzl';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';

/**
 * Whether a ZIP is an Excel workbook that can be read.
 * @throws StatementFault for any other kind of workbook or document, and for one with macros or links
 */
export function isWorkbook(entries: readonly Entry[]): boolean {
  const names = entries.map(({ fileName }) => fileName);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^content\.xml$/) && has(/^mimetype$/))
    throw new StatementFault({ code: 'workbook-of-other-kind', kind: 'an OpenDocument file (.ods)' });
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/))
    throw new StatementFault({ code: 'workbook-of-other-kind', kind: 'a Numbers document' });
  if (!has(/^\[Content_Types\]\.xml$/)) return false;
  if (!has(/^xl\//)) throw new StatementFault({ code: 'not-a-statement', kind: 'other document' });
  if (has(/^xl\/workbook\.bin$/))
    throw new StatementFault({ code: 'workbook-of-other-kind', kind: 'a binary workbook (.xlsb)' });
  if (has(/(^|\/)vbaProject\.bin$/i)) throw new StatementFault({ code: 'workbook-with-macros' });
  if (has(/^xl\/externalLinks\//)) throw new StatementFault({ code: 'workbook-with-links' });
  return true;
}
