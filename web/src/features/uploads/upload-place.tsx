import { type ReactNode, useRef, useState } from 'react';
import { type FileFinding, uploadKinds } from '../../../../shared/media/file-finding.ts';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import { checkFile } from '../../data/media/check-file.ts';
import { UPLOAD_FAILED } from '../../data/media/messages.ts';
import { latestMedia } from '../../data/media/queries.ts';
import { upload } from '../../data/media/upload.ts';
import { hasStopped, useUpload } from '../../data/media/upload-store.ts';
import { fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { focusControl } from '../../ui/focus-control.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConvertPicture } from './convert-picture.tsx';
import { UploadProgress } from './upload-progress.tsx';

type Props = {
  releaseId: string;
  target: UploadTarget;
  /** The release's uploads known to the server. */
  media: readonly Media[];
  /** The file input's label and id. */
  label: string;
  inputId: string;
  /** The accepted files, in one line of text. */
  hint: string;
  /** Whether a checked file already exists, which a new file would replace. */
  hasFile: boolean;
  /** The current file. */
  children?: ReactNode;
  onSent: () => void;
};

const accepts = {
  // Other picture types can be converted to JPEG.
  cover: '.jpg,.jpeg,.png,image/jpeg,image/png',
  audio: ['.mp3,.wav,.flac,.m4a', ...uploadKinds.audio.contentTypes].join(','),
  licence: '.pdf,application/pdf',
} as const;

/**
 * A place for one file, which can be chosen or dropped. Shows the upload and then the server's verdict. Its height
 * stays the same throughout, so that nothing below moves under the pointer.
 */
export function UploadPlace({ releaseId, target, media, label, inputId, hint, hasFile, children, onSent }: Props) {
  const place = { releaseId, target };
  const current = useUpload(place);
  const latest = latestMedia(media, target);
  const wasHere = useRef(false);
  wasHere.current ||= current !== undefined;
  const underWay = current && hasStopped(current) ? undefined : current;
  /** The last chosen file, if it was rejected before the upload. */
  const [unfit, setUnfit] = useState<{ file: File; finding: FileFinding }>();
  const [isConverting, setConverting] = useState(false);
  const isPicture =
    target.kind === 'cover' && unfit?.finding.title === 'Invalid Format' && unfit.file.type.startsWith('image/');

  const take = async ([file]: File[]) => {
    if (!file) return;
    setUnfit(undefined);
    const finding = await checkFile(target.kind, file);
    if (finding) setUnfit({ file, finding });
    else await send(file);
  };
  const send = async (file: File) => {
    await upload(place, file);
    onSent();
  };
  return (
    <FileDrop
      label={label}
      action={hasFile || underWay ? 'Replace' : latest?.state === 'refused' ? 'Choose another file' : 'Choose a file'}
      filled={hasFile || underWay !== undefined}
      hint={hint}
      accept={accepts[target.kind]}
      inputId={inputId}
      onFiles={(files) => void take(files)}
      onRefused={(files) => void take(files)}
      busy={underWay !== undefined}
    >
      {(hasFile || underWay) && (
        <div className="grid min-h-11 grid-cols-1 content-center">
          {underWay && !hasFile ? <ComingFile file={underWay} kind={target.kind} /> : children}
        </div>
      )}
      <UploadProgress
        upload={current}
        placed={latest?.state === 'ready' && wasHere.current ? latest.fileName : undefined}
      />
      {current?.phase === 'failed' && (
        <Notice
          tone="danger"
          title={UPLOAD_FAILED}
          action={
            current.file && (
              <Button
                size="small"
                onClick={(event) => {
                  focusControl(event);
                  if (current.file) void send(current.file);
                }}
              >
                Try again
              </Button>
            )
          }
        >
          {current.message}
        </Notice>
      )}
      {current?.phase === 'lost' && (
        <Notice tone="ready" title={`${current.percent}% of ${current.name} has arrived`}>
          {current.message}
        </Notice>
      )}
      {unfit && (
        <Notice
          tone="danger"
          title={unfit.finding.title}
          action={
            isPicture && (
              <ConvertPicture
                file={unfit.file}
                busy={isConverting}
                onBusy={setConverting}
                onJpeg={(jpeg) => void take([jpeg])}
              />
            )
          }
        >
          {unfit.finding.text}
        </Notice>
      )}
      {!current && !unfit && latest?.state === 'refused' && (
        <Notice tone="danger" title={latest.finding.title}>
          {latest.finding.text}
        </Notice>
      )}
      {!current && latest?.state === 'awaited' && <Interrupted fileName={latest.fileName} />}
    </FileDrop>
  );
}

type ComingProps = { file: Pick<File, 'name' | 'size'>; kind: UploadTarget['kind'] };

/** Looks like the current file, with the facts known before the check. */
const ComingFile = ({ file, kind }: ComingProps) => (
  <div className="flex items-center gap-3">
    {kind === 'audio' && (
      <span aria-hidden className="size-9 shrink-0 rounded-card border border-line pointer-coarse:size-11" />
    )}
    <p className="min-w-0 text-small text-soft tabular-nums">
      <span className={classes('block text-ink', kind === 'audio' ? '[overflow-wrap:anywhere]' : 'truncate')}>
        {file.name}
      </span>
      {fileSize(file.size)}
    </p>
  </div>
);

/** An upload from another page or an earlier visit that is either still being checked or interrupted. */
const Interrupted = ({ fileName }: { fileName: string }) => (
  <p role="status" className="text-small text-soft">
    Waiting for {fileName}. If its upload was interrupted, choose the file again.
  </p>
);
