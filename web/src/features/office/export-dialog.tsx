import { useState } from 'react';
import { type ExportProfileName, exportProfileLabels } from '../../../../shared/export/export-profile.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { exportDone, exportMessage } from '../../data/export/messages.ts';
import { useExport } from '../../data/export/mutations.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { card: Pick<ReleaseCard, 'artistId' | 'id' | 'title'>; onClose: () => void; onExported?: () => void };

/** Confirms an export and asks for its layout (product 14.1, 14.7). */
export default function ExportDialog({ card: { artistId, id: releaseId, title }, onClose, onExported }: Props) {
  const [profile, setProfile] = useState<ExportProfileName>('distributor');
  const exporting = useExport();
  const send = useAction(exporting.mutateAsync, {
    done: (file) => {
      saveFile(file);
      onClose();
      onExported?.();
      return exportDone;
    },
    failed: (error) => {
      onClose();
      return { title: 'Export Failed', text: exportMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open
      tone="signal"
      onClose={onClose}
      title="Mark as Exported?"
      confirm="Export"
      onConfirm={() => send({ artistId, releaseId, profile })}
      busy={exporting.isPending && 'Exporting...'}
    >
      <div className="grid gap-5 pt-2 text-ink">
        <p>
          This downloads the file of “{title || 'this release'}” and moves the release to Exported. This action cannot
          be undone.
        </p>
        <fieldset className="grid gap-2">
          <legend className="pb-2 text-small font-[560]">Layout</legend>
          <ChoiceList<ExportProfileName>
            name="profile"
            chosen={profile}
            onChoose={setProfile}
            choices={[
              {
                value: 'distributor',
                label: exportProfileLabels.distributor,
                detail: 'One row per track, with titles as typed.',
              },
              {
                value: 'sonosuite',
                label: exportProfileLabels.sonosuite,
                detail: 'For SonoSuite’s release manager, with “(feat. …)” in the titles.',
              },
            ]}
          />
        </fieldset>
      </div>
    </ConfirmDialog>
  );
}
