import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { againMessage, exportMessage } from '../../data/export/messages.ts';
import { useDownloadAgain, useExport } from '../../data/export/mutations.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';

type Props = { card: Pick<ReleaseCard, 'artistId' | 'id' | 'status' | 'title'> };

const done = { title: 'Export Successful', text: 'CSV file has been downloaded.' };

/** Export, once; after that the same file again (product 14.1, 14.2). A draft has neither. */
export function ExportButton({ card }: Props) {
  const first = useExport();
  const again = useDownloadAgain();
  const isExported = card.status === 'exported';
  const { mutation, message } = isExported
    ? { mutation: again, message: againMessage }
    : { mutation: first, message: exportMessage };
  const run = async () => {
    try {
      saveFile(await mutation.mutateAsync({ artistId: card.artistId, releaseId: card.id }));
      notify(done);
    } catch (error) {
      notifyFailure({ title: 'Export Failed', text: message(error) });
    }
  };
  if (card.status === 'draft') return null;
  const name = isExported ? 'Download again' : 'Export';
  return (
    <Button
      size="small"
      className="relative"
      aria-label={mutation.isPending ? undefined : `${name} ${card.title}`}
      busy={mutation.isPending && (isExported ? 'Downloading…' : 'Exporting...')}
      onClick={run}
    >
      {name}
    </Button>
  );
}
