import { coverFinding, type FileFinding, fileFinding, type UploadKind } from '../../../../shared/media/file-finding.ts';
import { losslessMb } from '../../lib/site-config.ts';

/** Types by file extension, for systems that do not report a file's type to the browser. */
const typesByExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/x-m4a',
  pdf: 'application/pdf',
};

/** Other names that some systems use for these types. */
const typeAliases: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/m4a': 'audio/x-m4a',
};

export const contentTypeOf = ({ name, type }: { name: string; type: string }): string =>
  typeAliases[type] ??
  (type || typesByExtension[name.split('.').pop()?.toLowerCase() ?? ''] || 'application/octet-stream');

/** Checks a file quickly before it is sent; the server checks again. @returns the problem, if any */
export async function checkFile(kind: UploadKind, file: File): Promise<FileFinding | undefined> {
  const finding = fileFinding(kind, { contentType: contentTypeOf(file), size: file.size }, losslessMb());
  if (finding || kind !== 'cover') return finding;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image)
    return { title: 'Invalid Format', text: 'We couldn’t read this picture. Please save it again as a JPEG.' };
  const { width, height } = image;
  image.close();
  return coverFinding({ width, height });
}
