import { type DragEvent, type ReactNode, useState } from 'react';
import { type Media, type UploadTarget, uploadKinds } from '../../../../shared/media/media.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Progress } from '../../ui/progress.tsx';
import { notifyFailure } from '../../ui/toast.tsx';
import { checkFile } from './check-file.ts';
import { UPLOAD_FAILED } from './messages.ts';
import { latestMedia, useUpload } from './queries.ts';
import { upload } from './upload-store.ts';

type Props = {
  releaseId: string;
  target: UploadTarget;
  /** The release's uploads, as the server knows them. */
  media: readonly Media[];
  /** The label of the file input, and its id. */
  label: string;
  inputId: string;
  /** What may be chosen, in a line. */
  hint: string;
  /** Whether a checked file is here already; a new one takes its place. */
  hasFile: boolean;
  /** The file that is here. */
  children?: ReactNode;
  onSent: () => void;
};

const accepts = {
  cover: '.jpg,.jpeg,image/jpeg',
  audio: ['.mp3,.wav,.flac,.m4a', ...uploadKinds.audio.contentTypes].join(','),
  licence: '.pdf,application/pdf',
} as const;

/** A place for one file: choose or drop it, see it go, and read what the server says about it. */
export function UploadPlace({ releaseId, target, media, label, inputId, hint, hasFile, children, onSent }: Props) {
  const place = { releaseId, target };
  const current = useUpload(place, media);
  const latest = latestMedia(media, target);
  const [over, setOver] = useState(false);
  const isBusy = current?.phase === 'sending' || current?.phase === 'checking';

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const finding = await checkFile(target.kind, file);
    if (finding) return notifyFailure(finding);
    await send(file);
  };
  const send = async (file: File) => {
    await upload(place, file);
    onSent();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input below is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'grid gap-3 rounded-card border border-dashed p-4 transition-[border-color,background-color]',
        over ? 'border-signal bg-sunken' : 'border-edge',
      )}
    >
      {children}
      {current?.phase === 'sending' && <Progress label={`Uploading ${current.file.name}`} percent={current.percent} />}
      {current?.phase === 'checking' && <Checking fileName={current.file.name} />}
      {current?.phase === 'failed' && (
        <Finding title={UPLOAD_FAILED} text={current.words ?? ''}>
          <Button size="small" onClick={() => void send(current.file)}>
            Try again
          </Button>
        </Finding>
      )}
      {!current && latest?.state === 'refused' && <Finding {...latest.finding} />}
      {!current && latest?.state === 'awaited' && <Interrupted fileName={latest.fileName} />}
      {!isBusy && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="relative">
            <input
              id={inputId}
              type="file"
              aria-label={label}
              accept={accepts[target.kind]}
              onChange={({ target: input }) => {
                void take(input.files?.[0]);
                // The same file may be chosen again after it was changed on the disk.
                input.value = '';
              }}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className={classes(
                buttonLook({ size: 'small' }),
                'peer-hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal-ink',
              )}
            >
              {hasFile || latest?.state === 'refused' ? 'Choose another file' : 'Choose a file'}
            </span>
          </span>
          <span className="text-small text-soft">{hint}</span>
        </div>
      )}
    </div>
  );
}

const Checking = ({ fileName }: { fileName: string }) => (
  <p role="status" className="text-small text-soft">
    <span className="animate-breathe">Checking {fileName}…</span>
  </p>
);

/** An upload that another page or an earlier visit began: being checked, or broken off. */
const Interrupted = ({ fileName }: { fileName: string }) => (
  <p role="status" className="text-small text-soft">
    Waiting for {fileName}. If its upload was interrupted, choose the file again.
  </p>
);

const Finding = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div role="alert" className="grid justify-items-start gap-2 rounded-inner bg-danger-wash p-3 text-small">
    <p>
      <strong className="text-danger">{title}</strong>
      <br />
      {text}
    </p>
    {children}
  </div>
);
