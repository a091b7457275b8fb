import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { forgetFinished, useFinishedUploads } from '../../data/media/finished-uploads.ts';
import { useFollowedUploads } from '../../data/media/follow-uploads.ts';
import { hasStopped, type Upload, useAllUploads } from '../../data/media/upload-store.ts';
import { fileSize, plural } from '../../lib/format.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { timeLeft } from './time-left.ts';
import { FinishedLine, UploadLine } from './tray-line.tsx';
import { useSpeed } from './use-speed.ts';

/** How long the success message stays, unless the user opens the tray. */
const SHOWN_MS = 8000;

const sizeOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);
const percentOf = (one: Upload): number => (one.phase === 'sending' ? one.percent : one.phase === 'checking' ? 100 : 0);

/**
 * The uploads of this page, shown on every screen (product 8.12): their number, speed, remaining time, and each file.
 */
export default function UploadTray() {
  useFollowedUploads();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const uploads = [...useAllUploads().values()];
  const finished = useFinishedUploads();
  const isOnline = useIsOnline();

  const moving = uploads.filter((one) => !hasStopped(one));
  const lost = uploads.filter(({ phase }) => phase === 'lost').length;
  const refused = finished.filter(({ verdict }) => verdict.state === 'refused').length;
  const under = moving.length;
  const of = uploads.length + finished.length;
  const there = finished.length - refused;
  const bytes = sizeOf(moving) + sizeOf(finished);
  const sent = sizeOf(finished) + moving.reduce((sum, one) => sum + (one.size * percentOf(one)) / 100, 0);
  const speed = useSpeed(sent);
  const problems = uploads.length - under + refused;
  const isDone = of > 0 && under === 0 && problems === 0;
  useEffect(() => {
    if (!isDone || isOpen) return;
    const timer = setTimeout(forgetFinished, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, isOpen]);
  const words =
    under > 0
      ? `Uploading ${Math.min(of, finished.length + 1)} of ${of}`
      : problems > 0
        ? lost === problems
          ? `Choose ${plural(lost, 'file')} again to go on`
          : `${problems} of ${of} not uploaded`
        : `${there} of ${of} uploaded`;
  const pace = !isOnline
    ? 'Waiting for a connection'
    : speed !== undefined && `${fileSize(speed)}/s, ${timeLeft((bytes - sent) / speed)}`;
  return (
    <section
      aria-label="Uploads"
      className="fixed right-3 bottom-[calc(var(--player)+var(--foot,0px)+0.75rem)] z-30 w-[min(22rem,calc(100vw-1.5rem))] animate-arrive rounded-card border border-line bg-raised shadow-float print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-2 pr-2 pl-4">
        <div className="grid min-w-0 gap-1">
          {under > 0 ? (
            <Progress label={words} text={pace || ''} percent={bytes > 0 ? (100 * sent) / bytes : 0} />
          ) : (
            <p aria-hidden className={classes('truncate', problems > 0 && 'text-danger')}>
              {words}
            </p>
          )}
        </div>
        <span className="flex">
          <IconButton
            label={isOpen ? 'Hide the files' : 'Show the files'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown className={isOpen ? undefined : 'rotate-180'} />
          </IconButton>
          {uploads.length === 0 && (
            <IconButton label="Close uploads" onClick={forgetFinished}>
              <X />
            </IconButton>
          )}
        </span>
      </div>
      <p role="status" className="sr-only">
        {under === 0 && words}
      </p>
      {isOpen && (
        <ul id={list} className="max-h-[40dvh] overflow-y-auto border-t border-line px-4 py-2">
          {[...uploads, ...finished]
            .sort((one, other) => one.chosenAs - other.chosenAs)
            .map((one) =>
              'verdict' in one ? (
                <FinishedLine key={one.chosenAs} one={one} />
              ) : (
                <UploadLine key={one.chosenAs} one={one} />
              ),
            )}
        </ul>
      )}
    </section>
  );
}
