import { Button } from '../../ui/button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';

type Props = { file: File; busy: boolean; onBusy: (busy: boolean) => void; onJpeg: (jpeg: File) => void };

/** Converts a picture to JPEG in the browser, because stores accept nothing else. */
export function ConvertPicture({ file, busy, onBusy, onJpeg }: Props) {
  const convert = async () => {
    onBusy(true);
    try {
      const { pictureToJpeg: jpegOf } = await import('../../data/media/picture-to-jpeg.ts');
      onJpeg(await jpegOf(file));
    } catch {
      notifyFailure({
        title: 'Invalid Format',
        text: 'We couldn’t read this picture. Please save it again as a JPEG.',
      });
    } finally {
      onBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy && 'Converting…'} onClick={() => void convert()}>
      Convert to JPEG
    </Button>
  );
}
