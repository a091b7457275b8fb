import { exportProfileLabels } from '../../../../shared/export/export-profile.ts';
import { downloadAgainMessage, exportDone, exportsMessage } from '../../data/export/messages.ts';
import { useDownloadExport } from '../../data/export/mutations.ts';
import { useExports } from '../../data/export/queries.ts';
import { dateAndTime, fileSize } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Facts } from '../release-view/facts.tsx';

type Props = { artistId: string; releaseId: string };

/** A release's exports: file, layout, author, and the hash that identifies a delivered file (product 14.6). */
export function ReleaseExports({ artistId, releaseId }: Props) {
  const { data, error, refetch, isFetching } = useExports(artistId, releaseId);
  if (error)
    return (
      <LoadFailed
        message={`Failed to fetch the exports. ${exportsMessage(error)}`}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data || data.exports.length === 0) return null;
  return (
    <PageSection title="Exports" wide>
      <ol className="grid gap-6">
        {data.exports.map((one) => (
          <li key={one.submission}>
            <Facts
              rows={[
                ['File', `${one.fileName}, ${fileSize(one.bytes)}`],
                ['Layout', `${exportProfileLabels[one.profile]}, version ${one.profileVersion}`],
                ['Exported', `${dateAndTime(one.at)} by ${one.by.name}`],
                [
                  'SHA-256',
                  <code key="hash" className="text-small break-all">
                    {one.sha256}
                  </code>,
                ],
                ['Names', `${one.files.length} files: cover, masters and licenses`],
                ...(one.isUpdate ? [['Kind', 'Update of a delivered release'] as const] : []),
                [
                  'Delivered',
                  <DownloadExport
                    key="download"
                    artistId={artistId}
                    releaseId={releaseId}
                    submission={one.submission}
                  />,
                ],
              ]}
            />
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

/** Downloads exactly what was delivered with one export (product 35.8). */
function DownloadExport(owned: Props & { submission: string }) {
  const one = useDownloadExport();
  const download = useAction(one.mutateAsync, {
    done: (file) => {
      saveFile(file);
      return exportDone;
    },
    failed: (error) => ({ title: 'Export Failed', text: downloadAgainMessage(error) }),
  });
  return (
    <Button size="small" busy={one.isPending && 'Downloading…'} onClick={() => download(owned)}>
      Download this file
    </Button>
  );
}
