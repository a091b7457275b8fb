import type { FileFinding } from '../../shared/media/file-finding.ts';
import { hasPdfPage } from './has-pdf-page.ts';

export type LicenceVerdict = { finding: FileFinding } | { isPdf: true };

const notPdf: FileFinding = { title: 'Invalid File Type', text: 'Please upload a PDF file.' };
const cutOff: FileFinding = {
  title: 'Upload Failed',
  text: 'The PDF is cut off before its end. Please export it again.',
};
const empty: FileFinding = { title: 'Upload Failed', text: 'The PDF has no pages. Please export it again.' };

/** A PDF begins with this (ISO 32000-1, 7.5.2). */
const HEADER = '%PDF-';
/** A PDF ends with this; readers search its last 1024 bytes (ISO 32000-1, 7.5.5). */
const END = '%%EOF';
const TAIL_BYTES = 1024;

/** Checks that a licence is a complete PDF with a page. The name and type from the browser cannot be trusted. */
export function inspectLicence(bytes: Uint8Array): LicenceVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, HEADER.length).equals(Buffer.from(HEADER))) return { finding: notPdf };
  if (!file.subarray(-TAIL_BYTES).includes(END)) return { finding: cutOff };
  return hasPdfPage(file) ? { isPdf: true } : { finding: empty };
}
