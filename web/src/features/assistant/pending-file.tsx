import { useUpload } from '../../data/media/upload-store.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { ChatFile } from './use-chat-files.ts';

type Props = { one: ChatFile; onAgain: (one: ChatFile) => void; onDrop: (one: ChatFile) => void };

/** A file that is being sent or checked, or that failed. */
export function PendingFile({ one, onAgain, onDrop }: Props) {
  const current = useUpload(one.place);
  const { name } = one.file;
  return (
    <li className="grid justify-items-end">
      {/* As tall as the upload with its button, even while the file is being checked. */}
      <div className="ml-8 grid min-h-[5.75rem] w-80 max-w-full content-center gap-2 rounded-card bg-sunken px-4 py-3 pointer-coarse:min-h-[6.5rem]">
        {current?.phase === 'failed' ? (
          <>
            <p className="[overflow-wrap:anywhere]">{name}</p>
            <div className="flex flex-wrap items-center gap-2">
              <span className="flex-1 text-small text-danger">Not uploaded</span>
              <Button size="small" onClick={() => onAgain(one)}>
                Try again
              </Button>
              <Button size="small" tone="quiet" onClick={() => onDrop(one)}>
                Don’t add it
              </Button>
            </div>
            <p className="text-small text-soft">{current.message}</p>
          </>
        ) : one.mediaId ? (
          <p role="status" className="animate-breathe truncate text-small text-soft">
            Checking {name}…
          </p>
        ) : (
          <>
            <Progress label={`Uploading ${name}`} percent={current?.phase === 'sending' ? current.percent : 0} />
            <Button size="small" tone="quiet" className="-mb-1 justify-self-end" onClick={() => onDrop(one)}>
              Stop the upload
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
