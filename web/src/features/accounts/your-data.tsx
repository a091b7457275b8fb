import { mayExportAgain } from '../../../../shared/data-export/archive-limits.ts';
import type { DataExport } from '../../../../shared/data-export/data-export.ts';
import { dataExportMessage, downloadDataMessage, requestDataMessage } from '../../data/data-export/messages.ts';
import { useDownloadData, useRequestData } from '../../data/data-export/mutations.ts';
import { useDataExport } from '../../data/data-export/queries.ts';
import { fileSize, shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Lets the artist download all of their data (product 18). */
export function YourData() {
  const last = useDataExport();
  return (
    <QueryState
      query={last}
      loading={<Skeleton className="h-11 w-48" />}
      failed={(error) => `Failed to load your archive. ${dataExportMessage(error)}`}
    >
      {(found) => (
        <>
          <State last={found} />
          {mayExportAgain(found, new Date()) && <Ask again={found.state !== 'none'} />}
        </>
      )}
    </QueryState>
  );
}

function State({ last }: { last: DataExport }) {
  if (last.state === 'none') return null;
  if (last.state === 'making')
    return <p role="status">We’re preparing your archive and will email you when it’s ready.</p>;
  return (
    <>
      <p role="status">
        Your archive from {shortDate(last.requestedAt)} is ready. You can download it until {shortDate(last.expiresAt)}.
      </p>
      <div className="flex flex-wrap gap-3">
        {last.parts.map(({ bytes }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its number
          <Download key={n} part={n + 1} of={last.parts.length} bytes={bytes} />
        ))}
      </div>
    </>
  );
}

function Download({ part, of, bytes }: { part: number; of: number; bytes: number }) {
  const fetchData = useDownloadData();
  const fetchPart = useAction(fetchData.mutateAsync, {
    failed: (error) => ({ title: 'Download failed', text: downloadDataMessage(error) }),
  });
  return (
    <Button busy={fetchData.isPending && 'Preparing…'} onClick={() => fetchPart(part)}>
      {of > 1 ? `Download part ${part} of ${of}` : 'Download'} ({fileSize(bytes)})
    </Button>
  );
}

function Ask({ again }: { again: boolean }) {
  const asking = useRequestData();
  const ask = useAction(asking.mutateAsync, {
    failed: (error) => ({ title: 'Failed to request your data', text: requestDataMessage(error) }),
  });
  return (
    <Button tone={again ? 'quiet' : 'plain'} busy={asking.isPending && 'Asking…'} onClick={() => ask()}>
      {again ? 'Make a new archive' : 'Request all your data'}
    </Button>
  );
}
