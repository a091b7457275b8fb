import { useState } from 'react';
import type { FileFinding } from '../../../../shared/media/file-finding.ts';
import { changeFileIntake, useFileIntake } from '../../data/media/file-intake-store.ts';
import type { UnusedFile } from '../../data/media/sort-files.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConvertPicture } from './convert-picture.tsx';

type Props = { releaseId: string; onFiles: (files: File[]) => void };

/** Files that were rejected for the same reason. */
type Group = { finding: FileFinding; files: File[] };

function groupsOf(notTaken: readonly UnusedFile[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { file, finding } of notTaken) {
    const key = `${finding.title} ${finding.text}`;
    const group = groups.get(key) ?? { finding, files: [] };
    groups.set(key, { ...group, files: [...group.files, file] });
  }
  return [...groups.values()];
}

const SHOWN = 5;
const namesOf = (files: readonly File[]): string => {
  const names = files.slice(0, SHOWN).map(({ name }) => name);
  return files.length > SHOWN ? `${names.join(', ')} and ${files.length - SHOWN} more` : names.join(', ');
};

/** Lists files that could not be used as intended, and why. */
export function UnusedFiles({ releaseId, onFiles }: Props) {
  const { reading, notTaken, failed } = useFileIntake(releaseId);
  const [isConverting, setConverting] = useState(false);
  const picture = notTaken.find(({ isPicture }) => isPicture)?.file;
  const isQuiet = !failed && notTaken.length === 0;
  const close = () => changeFileIntake(releaseId, (now) => ({ ...now, notTaken: [] }));
  return (
    <>
      {/* Overlaps the space above, so that it can appear and disappear without moving anything. */}
      <p
        role="status"
        className={
          reading > 0 ? 'pointer-events-none h-0 -translate-y-6 animate-breathe text-small text-soft' : 'sr-only'
        }
      >
        {reading > 0 && `Reading ${plural(reading, 'file')}…`}
      </p>
      <div className={isQuiet ? undefined : 'grid gap-3 pb-6'}>
        {failed && (
          <Notice
            tone="danger"
            title="The files weren’t added"
            action={
              <Button size="small" onClick={failed.again}>
                Try again
              </Button>
            }
          >
            {failed.message}
          </Notice>
        )}
        {notTaken.length > 0 && (
          <Notice
            tone="ready"
            title={`${plural(notTaken.length, 'file')} ${notTaken.length === 1 ? 'was' : 'were'} not added`}
            action={
              <span className="flex flex-wrap gap-2">
                {picture && (
                  <ConvertPicture
                    file={picture}
                    busy={isConverting}
                    onBusy={setConverting}
                    onJpeg={(jpeg) => {
                      close();
                      onFiles([jpeg]);
                    }}
                  />
                )}
                <Button size="small" onClick={close}>
                  Close
                </Button>
              </span>
            }
          >
            <ul role="alert" className="grid gap-1">
              {groupsOf(notTaken).map(({ finding, files }) => (
                <li key={`${finding.title} ${finding.text}`}>
                  <span className="font-[560]">{namesOf(files)}</span>: {finding.text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </>
  );
}
