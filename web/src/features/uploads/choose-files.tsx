import { uploadKinds } from '../../../../shared/media/file-finding.ts';
import { FileButton } from '../../ui/file-button.tsx';

/** What makes tracks, and the cover. A picture of another type is taken too, and can be made a JPEG. */
const ACCEPT = [
  '.wav,.flac,.mp3,.m4a,.jpg,.jpeg,.png',
  ...uploadKinds.audio.contentTypes,
  ...uploadKinds.cover.contentTypes,
  'image/png',
].join(',');

type Props = {
  /** Whether files are the one thing to do here. */
  first?: boolean;
  label?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Lets several files be chosen, or a folder where there are folders: on a phone there are none. */
export const ChooseFiles = ({ first = false, label = 'Add audio files', disabled = false, onFiles }: Props) => (
  <span className="flex flex-wrap gap-3">
    <FileButton
      multiple
      accept={ACCEPT}
      aria-label={label}
      disabled={disabled}
      look={first ? { tone: 'signal' } : { size: 'small' }}
      onFiles={onFiles}
    >
      {label}
    </FileButton>
    <FileButton
      folder
      multiple
      aria-label="Choose a folder"
      disabled={disabled}
      look={{ size: first ? 'normal' : 'small' }}
      className="pointer-coarse:hidden"
      onFiles={onFiles}
    >
      Choose a folder
    </FileButton>
  </span>
);
