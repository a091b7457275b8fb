import { isListed } from '../../../../shared/is-listed.ts';
import { type FileFinding, fileFinding, uploadKinds } from '../../../../shared/media/file-finding.ts';
import { losslessMb } from '../../lib/site-config.ts';
import { contentTypeOf } from './check-file.ts';

/** A file that was not used, and the reason. */
export type UnusedFile = {
  file: File;
  finding: FileFinding;
  /** A picture that this browser may be able to convert to JPEG. */
  isPicture?: boolean;
};

/** Whether the operating system added this file to a folder. */
const isHidden = ({ name }: File) => name.startsWith('.') || ['Thumbs.db', 'desktop.ini'].includes(name);

const accepts = (kind: 'audio' | 'cover', type: string) => isListed(uploadKinds[kind].contentTypes, type);

const COVER_NAME = /cover|front|artwork|folder|sleeve/i;

/** Picks the cover from several pictures: one with a cover's usual name, or otherwise the largest. */
const pickCover = (pictures: readonly File[]): File | undefined => {
  const [first] = [...pictures].sort((a, b) => b.size - a.size);
  return pictures.find(({ name }) => COVER_NAME.test(name)) ?? first;
};

/** Sorts dropped or chosen files into audio, the cover, and the rest (product 7.14). */
export function sortFiles(files: readonly File[]) {
  const audio: File[] = [];
  const jpegs: File[] = [];
  const notTaken: UnusedFile[] = [];
  for (const file of files.filter((one) => !isHidden(one))) {
    const type = contentTypeOf(file);
    if (accepts('cover', type)) jpegs.push(file);
    else if (type.startsWith('image/')) notTaken.push({ file, ...finding('cover', file), isPicture: true });
    else {
      const found = fileFinding('audio', { contentType: type, size: file.size }, losslessMb());
      if (found) notTaken.push({ file, finding: found });
      else audio.push(file);
    }
  }
  const cover = pickCover(jpegs);
  for (const file of jpegs)
    if (file !== cover) notTaken.push({ file, finding: { title: 'Only one cover', text: `We used ${cover?.name}.` } });
  return { audio, cover, notTaken };
}

const finding = (kind: 'cover', file: File) => ({
  finding: fileFinding(kind, { contentType: contentTypeOf(file), size: file.size }) ?? NO_PICTURE,
});
const NO_PICTURE: FileFinding = { title: 'Invalid Format', text: 'Cover art must be in JPG/JPEG format only.' };
