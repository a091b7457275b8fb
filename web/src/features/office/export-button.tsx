import { useState } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { downloadAgainMessage, exportDone } from '../../data/export/messages.ts';
import { useDownloadAgain } from '../../data/export/mutations.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { card: Pick<ReleaseCard, 'artistId' | 'id' | 'status' | 'title'> };

const ExportDialog = lazyDialog(() => import('./export-dialog.tsx'));

/**
 * Exports a release once, and afterwards downloads the same file again (product 14.1, 14.2). Not shown while changes
 * are requested from the artist.
 */
export function ExportButton({ card }: Props) {
  if (card.status === 'submitted') return <First card={card} />;
  return card.status === 'exported' ? <Again card={card} /> : null;
}

function First({ card }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        size="small"
        className="relative"
        aria-label={`Export ${card.title}`}
        aria-haspopup="dialog"
        onClick={() => setAsks(true)}
      >
        Export
      </Button>
      {asks && <ExportDialog card={card} onClose={() => setAsks(false)} />}
    </>
  );
}

function Again({ card: { artistId, id: releaseId, title } }: Props) {
  const again = useDownloadAgain();
  const download = useAction(again.mutateAsync, {
    done: (file) => {
      saveFile(file);
      return exportDone;
    },
    failed: (error) => ({ title: 'Export Failed', text: downloadAgainMessage(error) }),
  });
  return (
    <Button
      size="small"
      className="relative"
      aria-label={again.isPending ? undefined : `Download ${title} again`}
      busy={again.isPending && 'Downloading…'}
      onClick={() => download({ artistId, releaseId })}
    >
      Download again
    </Button>
  );
}
