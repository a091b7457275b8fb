import path from 'node:path';
import type { Entry } from 'yauzl';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import type { ZipArchive } from '../zip-archive.ts';
import { readXml } from './parse-xml.ts';

/** The parts of a workbook. Sheets are in the order of their tabs. */
export type WorkbookParts = {
  /** The sheets that are not hidden. */
  sheets: { name: string; entry: Entry }[];
  sharedStrings: Entry | undefined;
  styles: Entry | undefined;
  /** Whether days are counted from 1904, as in Excel for Mac. */
  is1904: boolean;
  /** Whether a spreadsheet program has yet to compute the formulas, so that a stored 0 is not their value. */
  isUncomputed: boolean;
};

/** The maximum size of an unpacked part other than sheets and shared strings. */
export const PART_MB = 64;

/** The maximum length of a sheet's name. Excel allows 31 characters, other programs allow more. */
const MAX_NAME_CHARACTERS = 255;

type Relation = { id: string; type: string; entry: Entry | undefined };

/** Finds the parts of a workbook. @throws StatementFault `damaged` if a part is missing */
export async function workbookParts(zip: ZipArchive): Promise<WorkbookParts> {
  const named = new Map(zip.entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
  const part = (name: string): Entry => {
    const entry = named.get(name.toLowerCase());
    if (!entry) throw new StatementFault({ code: 'damaged' });
    return entry;
  };

  const relationsOf = async (rels: Entry, folder: string): Promise<Relation[]> => {
    const relations: Relation[] = [];
    await readXml(await zip.read(rels, PART_MB), {
      open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (name !== 'Relationship') return;
        const at = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
        relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), entry: named.get(at.toLowerCase()) });
      },
    });
    return relations;
  };
  const found = (relations: readonly Relation[], type: string) => relations.find((one) => one.type === type)?.entry;

  const workbook = found(await relationsOf(part('_rels/.rels'), ''), 'officeDocument');
  if (!workbook) throw new StatementFault({ code: 'damaged' });
  const { dir, base } = path.posix.parse(workbook.fileName);
  const relations = await relationsOf(part(path.posix.join(dir, '_rels', `${base}.rels`)), dir);
  const sheets: WorkbookParts['sheets'] = [];
  let [is1904, isUncomputed] = [false, false];
  await readXml(await zip.read(workbook, PART_MB), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'calcPr') isUncomputed = ['1', 'true'].includes(attributes.fullCalcOnLoad ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const relation = relations.find((one) => one.id === id);
      if (!relation?.entry) throw new StatementFault({ code: 'damaged' });
      if ((attributes.name ?? '').length > MAX_NAME_CHARACTERS) throw new StatementFault({ code: 'damaged' });
      // A chart sheet has no cells.
      if (relation.type === 'worksheet') sheets.push({ name: attributes.name ?? '', entry: relation.entry });
    },
  });
  return {
    sheets,
    sharedStrings: found(relations, 'sharedStrings'),
    styles: found(relations, 'styles'),
    is1904,
    isUncomputed,
  };
}
