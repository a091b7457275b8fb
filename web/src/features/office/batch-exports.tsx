import { exportProfileLabels } from '../../../../shared/export/export-profile.ts';
import { batchesMessage, batchFailureMessage, partMessage } from '../../data/export/messages.ts';
import { useBatchPart } from '../../data/export/mutations.ts';
import { useBatches } from '../../data/export/queries.ts';
import { dateAndTime, fileSize, plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Progress } from '../../ui/progress.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Recent export batches: their progress, their ZIP, and the releases that could not be exported. */
export function BatchExports() {
  const batches = useBatches();
  const fetching = useBatchPart();
  const open = useAction(fetching.mutateAsync, {
    done: ({ url }) => window.location.assign(url),
    failed: (error) => ({ title: 'The ZIP couldn’t be downloaded', text: partMessage(error) }),
  });
  return (
    <QueryState
      query={batches}
      loading={
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      }
      failed={(error) => `Failed to fetch the exports. ${batchesMessage(error)}`}
    >
      {({ batches: all }) =>
        all.length === 0 ? (
          <p>None in the last seven days.</p>
        ) : (
          <ol className="grid w-full gap-6">
            {all.map((batch) => (
              <li key={batch.id} className="grid gap-2">
                <p>
                  {dateAndTime(batch.requestedAt)}, {exportProfileLabels[batch.profile]}, by {batch.by.name}
                </p>
                {batch.state === 'making' ? (
                  <Progress
                    label="Exporting..."
                    percent={(100 * batch.done) / batch.total}
                    text={`${batch.done} of ${batch.total}`}
                  />
                ) : (
                  <div className="flex flex-wrap gap-3">
                    {batch.parts.map(({ bytes }, n) => (
                      <Button
                        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its number
                        key={n}
                        size="small"
                        onClick={() => open({ batchId: batch.id, part: n + 1 })}
                      >
                        {`Download ZIP${batch.parts.length > 1 ? `, part ${n + 1} of ${batch.parts.length}` : ''}, ${fileSize(bytes)}`}
                      </Button>
                    ))}
                    <span className="self-center text-small text-soft">
                      {batch.total - batch.failed.length} of {plural(batch.total, 'release')}
                    </span>
                  </div>
                )}
                {batch.failed.length > 0 && (
                  <ul className="grid gap-1 text-small" aria-label="Releases that were not exported">
                    {batch.failed.map((one) => (
                      <li key={one.releaseId} className="[overflow-wrap:anywhere]">
                        <span className="font-[560]">{one.releaseId}</span>: {batchFailureMessage(one)}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}
