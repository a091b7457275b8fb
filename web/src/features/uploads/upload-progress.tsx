import type { Upload } from '../../data/media/upload-store.ts';
import { classes } from '../../ui/classes.ts';
import { Progress } from '../../ui/progress.tsx';

type Props = {
  /** The file that this page is sending, or failed to send. */
  upload: Upload | undefined;
  /** The name of the file that was placed during this visit. */
  placed: string | undefined;
};

/** A file's progress until it is in place. Its height never changes. Failures are shown elsewhere. */
export function UploadProgress({ upload, placed }: Props) {
  const phase = upload?.phase;
  const isSending = phase === 'waiting' || phase === 'asking' || phase === 'sending';
  const isPlaced = !upload && placed !== undefined;
  return (
    <>
      {isSending && (
        <Progress
          label={`Uploading ${upload?.name}`}
          percent={upload?.phase === 'sending' ? Math.floor(upload.percent) : 0}
        />
      )}
      <p
        role="status"
        className={classes(
          'text-small text-soft',
          phase === 'checking' || isPlaced ? 'flex h-8 items-center' : 'sr-only',
        )}
      >
        {phase === 'checking' && <span className="animate-breathe truncate">Checking {upload?.name}…</span>}
        {isPlaced && (
          <>
            <span className="truncate">{placed}</span>
            <span className="shrink-0 whitespace-pre"> is uploaded.</span>
          </>
        )}
      </p>
    </>
  );
}
