import type { FileFinding, UploadKind } from '../../../../shared/media/file-finding.ts';
import { contentTypeOf } from '../media/check-file.ts';

/**
 * File types accepted in the chat (product 31.45). PNG is among them only so that the chat can explain why a PNG cannot
 * be a cover.
 */
export const chatFileTypes =
  '.jpg,.jpeg,.png,.mp3,.wav,.flac,.m4a,.pdf,image/jpeg,image/png,audio/mpeg,audio/wav,audio/flac,audio/mp4,application/pdf';

export type ChatFileKind = Exclude<UploadKind, 'photo'>;

/** The use of a file in a release: an image is the cover, audio belongs to a track, a PDF is a licence. */
export function chatFileKind(file: { name: string; type: string }): ChatFileKind | undefined {
  const type = contentTypeOf(file);
  if (type.startsWith('image/')) return 'cover';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'licence' : undefined;
}

export const NO_KIND: FileFinding = {
  title: 'Invalid File Type',
  text: 'Please add a JPEG cover, an MP3, WAV, FLAC or M4A file, or a license as a PDF.',
};
