import type { FileFinding } from '../../shared/media/file-finding.ts';
import { hasPdfPage } from './has-pdf-page.ts';

export type LicenceVerdict = { finding: FileFinding } | { isPdf: true };

const notPdf: FileFinding = { title: 'Invalid File Type', text: 'Please upload a PDF file.' };
const cutOff: FileFinding = {
  title: 'Upload Failed',
  text: 'The PDF is cut off before its end. Please export it again.',
};
const empty: FileFinding = { title: 'Upload Failed', text: 'The PDF has no page in it. Please export it again.' };

/** ISO 32000-1, 7.5.2: a PDF begins with this. */
const HEADER = '%PDF-';
/** ISO 32000-1, 7.5.5: and ends with this; readers look for it in the last 1024 bytes. */
const END = '%%EOF';
const TAIL_BYTES = 1024;

/**
 * Whether a licence is a PDF from its first letters to its end, with a page in it. Its name and type are only what a
 * browser claimed.
 */
export function inspectLicence(bytes: Uint8Array): LicenceVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, HEADER.length).equals(Buffer.from(HEADER))) return { finding: notPdf };
  if (!file.subarray(-TAIL_BYTES).includes(END)) return { finding: cutOff };
  return hasPdfPage(file) ? { isPdf: true } : { finding: empty };
}
