import { useState } from 'react';
import type { StoreStatesImport as Imported } from '../../../../shared/stores/store-states-import.ts';
import { importStatesMessage, refusedLineMessage } from '../../data/stores/messages.ts';
import { useImportStoreStates } from '../../data/stores/mutations.ts';
import { plural } from '../../lib/format.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Imports what stores report about many releases from a file (product 33.6). */
export function StoreStatesImport() {
  const [result, setResult] = useState<Imported>();
  const importing = useImportStoreStates();
  const send = useAction(importing.mutateAsync, {
    done: (done) => {
      setResult(done);
      return { title: titleOf(done), text: textOf(done) };
    },
    failed: (error) => ({ title: 'The file was not imported', text: importStatesMessage(error) }),
  });
  return (
    <div className="grid w-full gap-4">
      <FileDrop
        label="File with store states"
        action="Choose a file"
        hint="CSV with the columns release id or UPC, store, status and, if there are any, date, url and note"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        busy={importing.isPending}
        onFiles={async ([file]) => {
          setResult(undefined);
          if (file) send(await readTextFile(file));
        }}
      />
      {result && result.refused.length > 0 && (
        <ul className="grid gap-2" aria-label="Lines that weren’t used">
          {result.refused.map(({ line, release, store, ...why }) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              <span className="font-[560]">Line {line}</span>, {release || 'no release'}, {store || 'no store'}:{' '}
              {refusedLineMessage(why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const titleOf = ({ recorded, unchanged }: Imported): string => {
  if (recorded > 0) return 'Store states recorded';
  return unchanged > 0 ? 'Nothing new in this file' : 'Nothing was recorded';
};

const textOf = ({ recorded, unchanged, refused }: Imported): string =>
  `${plural(recorded, 'line')} recorded, ${unchanged} already known, ${refused.length} refused.`;
