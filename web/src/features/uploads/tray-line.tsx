import { Check, RotateCw, X } from 'lucide-react';
import type { Finished } from '../../data/media/finished-uploads.ts';
import { cancelUpload, upload } from '../../data/media/upload.ts';
import { hasStopped, type Upload } from '../../data/media/upload-store.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChooseAgain } from './choose-again.tsx';

const line = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 text-small';

function stateOf(one: Upload): string {
  switch (one.phase) {
    case 'waiting':
      return 'Waiting';
    case 'asking':
      return 'Starting';
    case 'sending':
      return `${Math.floor(one.percent)}%`;
    case 'checking':
      return 'Checking';
    case 'failed':
      return one.message;
    case 'lost':
      return `${Math.floor(one.percent)}% has arrived. ${one.message}`;
  }
}

/** A line for a file that is being uploaded. */
export const UploadLine = ({ one }: { one: Upload }) => {
  const { name, file } = one;
  return (
    <li className={line}>
      <span className="grid min-w-0">
        <span className="truncate">{name}</span>
        <span className={classes('tabular-nums', one.phase === 'failed' ? 'text-danger' : 'text-soft')}>
          {stateOf(one)}
        </span>
      </span>
      <span className="flex min-h-9 pointer-coarse:min-h-11">
        {one.phase === 'failed' && file && (
          <IconButton label={`Try ${name} again`} onClick={() => void upload(one.place, file)}>
            <RotateCw />
          </IconButton>
        )}
        {one.phase === 'lost' && <ChooseAgain one={one} />}
        {one.phase !== 'checking' && (
          <IconButton
            label={hasStopped(one) ? `Leave ${name}` : `Cancel ${name}`}
            onClick={() => cancelUpload(one.place)}
          >
            <X />
          </IconButton>
        )}
      </span>
    </li>
  );
};

/** A line for a file whose check is complete. */
export const FinishedLine = ({ one: { name, verdict } }: { one: Finished }) => (
  <li className={line}>
    <span className="grid min-w-0">
      <span className="truncate">{name}</span>
      {verdict.state === 'refused' ? (
        <span className="text-danger">{verdict.finding.text}</span>
      ) : (
        <span className="text-soft">Done</span>
      )}
    </span>
    {/* As wide as the button of a file that is still uploading. */}
    <span className="grid size-9 place-items-center pointer-coarse:size-11">
      {verdict.state === 'ready' && <Check className="size-4 text-money" aria-hidden />}
    </span>
  </li>
);
