import { upload } from '../../data/media/upload.ts';
import type { Upload } from '../../data/media/upload-store.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';

/** Goes on with an upload whose file the browser no longer has. */
export function ChooseAgain({ one: { name, place } }: { one: Upload }) {
  const take = ([file]: File[]) => {
    if (file?.name === name) void upload(place, file);
    else notifyFailure({ title: 'That’s another file', text: `Please choose ${name}.` });
  };
  return (
    <FileButton aria-label={`Choose ${name} again`} onFiles={take}>
      Choose
    </FileButton>
  );
}
