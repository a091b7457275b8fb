import { Problem } from '../../../shared/contract/problem.ts';
import { ReleaseId } from '../../../shared/ids.ts';
import { isUpc } from '../../../shared/releases/upc.ts';
import type { CodeRepository } from '../../releases/codes/code-repository.ts';
import type { Owned } from '../../releases/writes/release-write.ts';
import type { SentFileRepository } from '../sent-file-repository.ts';
import type { StoreStateLine } from './read-store-states-file.ts';

type Needs = { files: SentFileRepository; codes: Pick<CodeRepository, 'holder'> };
/** The cells of a line that name its release. */
export type ReleaseCells = Pick<StoreStateLine, 'releaseId' | 'upc'>;

/**
 * Finds the release of a line: by our id or, if the file has only the distributor's ids, by its UPC.
 * @throws Problem `release-not-found`; `code-wrong` for a UPC that is none
 */
export async function findLineRelease({ files, codes }: Needs, { releaseId, upc }: ReleaseCells): Promise<Owned> {
  const { data: ours } = ReleaseId.safeParse(releaseId);
  if (ours) {
    const [exported] = await files.ofRelease(ours, { consistent: true });
    if (!exported) throw new Problem('release-not-found');
    return { artistId: exported.artistId, releaseId: ours };
  }
  if (upc === '') throw new Problem('release-not-found');
  const holder = await codes.holder('upc', upcFrom(upc));
  if (!holder) throw new Problem('release-not-found');
  return holder;
}

/** The number of digits of a UPC. */
const UPC_LENGTH = 12;

/** A UPC as a spreadsheet leaves it: perhaps without its leading zeros. */
function upcFrom(cell: string): string {
  const digits = cell.replace(/[\s-]/g, '');
  const code = /^\d+$/.test(digits) ? digits.padStart(UPC_LENGTH, '0') : digits;
  if (!isUpc(code)) throw new Problem('code-wrong', { code: cell });
  return code;
}
