import { uploadKinds } from '../../../../shared/media/file-finding.ts';
import { FileButton } from '../../ui/file-button.tsx';

/**
 * File types that become tracks or the cover. Other picture types are accepted too, because they can be converted to
 * JPEG.
 */
const ACCEPT = [
  '.wav,.flac,.mp3,.m4a,.jpg,.jpeg,.png',
  ...uploadKinds.audio.contentTypes,
  ...uploadKinds.cover.contentTypes,
  'image/png',
].join(',');

type Props = {
  /** Whether choosing files is the main action here. */
  first?: boolean;
  label?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Chooses several files, or a folder. Phones have no folders to choose. */
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
