import { useState } from 'react';
import type { CodesImport as Imported } from '../../../../shared/export/assigned-codes.ts';
import { importCodesMessage, rejectedLineMessage } from '../../data/export/messages.ts';
import { useImportCodes } from '../../data/export/mutations.ts';
import { plural } from '../../lib/format.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Imports the codes of many releases from the distributor's file (product 14.9). */
export function CodesImport() {
  const [result, setResult] = useState<Imported>();
  const importing = useImportCodes();
  const send = useAction(importing.mutateAsync, {
    done: (done) => {
      setResult(done);
      return {
        title: 'Codes imported',
        text: `${plural(done.entered, 'release')} entered, ${done.unchanged} unchanged, ${done.refused.length} refused.`,
      };
    },
    failed: (error) => ({ title: 'The file was not imported', text: importCodesMessage(error) }),
  });
  return (
    <div className="grid w-full gap-4">
      <FileDrop
        label="File with codes"
        action="Choose a file"
        hint="CSV with the columns release id, upc, track number and isrc"
        accept=".csv,text/csv"
        busy={importing.isPending}
        onFiles={async ([file]) => {
          setResult(undefined);
          if (file) send(await file.text());
        }}
      />
      {result && result.refused.length > 0 && (
        <ul className="grid gap-2" aria-label="Lines that weren’t entered">
          {result.refused.map(({ line, releaseId, ...why }) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              <span className="font-[560]">Line {line}</span>, {releaseId || 'no release'}: {rejectedLineMessage(why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
