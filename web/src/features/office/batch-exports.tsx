import { useState } from 'react';
import {
  type ExportProfileName,
  exportProfileLabels,
  exportProfiles,
} from '../../../../shared/export/export-profile.ts';
import {
  batchesMessage,
  batchMessage,
  catalogueMessage,
  failedInBatchMessage,
  partMessage,
} from '../../data/export/messages.ts';
import { useBatchPart, useExportTogether } from '../../data/export/mutations.ts';
import { useBatches } from '../../data/export/queries.ts';
import { useCatalogue } from '../../data/releases/queries/office.ts';
import { dateAndTime, fileSize, plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Progress } from '../../ui/progress.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Most releases of one batch: as many as the server takes. */
const MOST = 500;

/** Exports releases that wait, together (product 14.11): all that are loaded, but for those whose tick is taken away. */
export function ExportTogether() {
  const waiting = useCatalogue('submitted');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [profile, setProfile] = useState<ExportProfileName>('distributor');
  const [withFiles, setWithFiles] = useState(true);
  const exporting = useExportTogether();
  const send = useAction(exporting.mutateAsync, {
    done: () => ({ title: 'Export Started', text: 'This page shows how far it is.' }),
    failed: (error) => ({ title: 'Export Failed', text: batchMessage(error) }),
  });
  if (waiting.error)
    return (
      <LoadFailed
        message={`Failed to fetch releases. ${catalogueMessage(waiting.error)}`}
        onRetry={waiting.retry}
        busy={waiting.isFetching}
      />
    );
  if (!waiting.rows)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (waiting.rows.length === 0) return <p>No release waits for its export.</p>;
  const chosen = waiting.rows.filter(({ id }) => !left.has(id)).slice(0, MOST);
  const toggle = (id: string, isIn: boolean) =>
    setLeft((before) => new Set(isIn ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <div className="grid w-full gap-6">
      <fieldset className="grid gap-3">
        <legend className="pb-3 font-[560]">Waiting: {plural(waiting.rows.length, 'release')}</legend>
        <Checkbox
          label="All of them"
          checked={chosen.length === 0 ? false : chosen.length === waiting.rows.length ? true : 'mixed'}
          onChange={(all) => setLeft(new Set(all ? [] : waiting.rows?.map(({ id }) => id)))}
        />
        <div className="grid max-h-80 gap-3 overflow-y-auto border-y border-line py-4" tabIndex={-1}>
          {waiting.rows.map(({ id, title, artist }) => (
            <Checkbox
              key={id}
              label={`${title || 'No title'}, ${artist || 'Unknown'}`}
              checked={!left.has(id)}
              onChange={(isIn) => toggle(id, isIn)}
            />
          ))}
        </div>
        {waiting.more && (
          <LoadMore
            loaded={waiting.rows.length}
            total={waiting.head?.counts.submitted}
            more={waiting.more}
            isArranged={false}
          />
        )}
      </fieldset>
      <Field label="Layout">
        {(control) => (
          <Select
            {...control}
            value={profile}
            onChange={({ target }) => setProfile(target.value as ExportProfileName)}
            choices={exportProfiles.map((value) => ({ value, label: exportProfileLabels[value] }))}
          />
        )}
      </Field>
      <Checkbox
        label="Pack cover, masters and licences too"
        detail="Without them the ZIP has the CSV files only, and is made within seconds."
        checked={withFiles}
        onChange={setWithFiles}
      />
      <Button
        tone="signal"
        className="justify-self-start"
        aria-disabled={chosen.length === 0 || undefined}
        busy={exporting.isPending && 'Exporting...'}
        onClick={() =>
          chosen.length > 0 &&
          send({ releases: chosen.map(({ artistId, id }) => ({ artistId, releaseId: id })), profile, withFiles })
        }
      >
        Export {plural(chosen.length, 'release')}
      </Button>
    </div>
  );
}

/** Batches of the last days: how far each is, its ZIP, and what could not be exported. */
export function BatchExports() {
  const batches = useBatches();
  const fetching = useBatchPart();
  const open = useAction(fetching.mutateAsync, {
    done: ({ url }) => window.location.assign(url),
    failed: (error) => ({ title: 'The ZIP could not be downloaded', text: partMessage(error) }),
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
                        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
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
                        <span className="font-[560]">{one.releaseId}</span>: {failedInBatchMessage(one)}
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
