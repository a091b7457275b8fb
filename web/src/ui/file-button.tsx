import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';

type Props = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'disabled' | 'accept' | 'multiple'
> & {
  /** The button's label. */
  children: string;
  /** Lets the user choose a whole folder, if the browser can. */
  folder?: boolean;
  /** Whether files are being processed. The button keeps the focus and accepts none. */
  busy?: boolean | undefined;
  look?: Parameters<typeof buttonLook>[0];
  className?: string;
  onFiles: (files: File[]) => void;
};

/** A button that opens the file chooser: a native input styled as a button. */
export const FileButton = ({
  children,
  folder,
  busy,
  look = { size: 'small' },
  className,
  onFiles,
  ...input
}: Props) => (
  <span className={classes('relative max-w-full', className)}>
    <input
      {...input}
      type="file"
      {...(folder && { webkitdirectory: '' })}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      onChange={({ target }) => {
        if (target.files && target.files.length > 0 && !busy) onFiles([...target.files]);
        // Lets the user choose the same file again after changing it on disk.
        target.value = '';
      }}
      className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
    />
    <span
      aria-hidden
      className={classes(
        buttonLook(look),
        'max-w-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:border-line peer-disabled:text-soft peer-aria-disabled:border-line peer-aria-disabled:text-soft',
        look?.tone !== 'signal' && 'peer-hover:bg-sunken',
      )}
    >
      <Upload />
      {children}
    </span>
  </span>
);
