import { useState } from 'react';
import {
  type ExportProfileName,
  exportProfileLabels,
  exportProfiles,
} from '../../../../shared/export/export-profile.ts';
import type { OfficeCard } from '../../../../shared/releases/card.ts';
import { batchMessage } from '../../data/export/messages.ts';
import { useExportTogether } from '../../data/export/mutations.ts';
import { plural } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { exportWarnings } from './export-warnings.ts';

type Props = { cards: readonly OfficeCard[]; onClose: () => void; onStarted: () => void };

/**
 * Asks for confirmation before several releases are exported. Shows how many there are and how many of them were not
 * reviewed, and asks for the layout (product 14.12).
 */
export default function ExportTogetherDialog({ cards, onClose, onStarted }: Props) {
  const [profile, setProfile] = useState<ExportProfileName>('distributor');
  const [withFiles, setWithFiles] = useState(true);
  const exporting = useExportTogether();
  const send = useAction(exporting.mutateAsync, {
    done: () => {
      onStarted();
      return { title: 'Export started', text: 'This page shows its progress.' };
    },
    failed: (error) => {
      onClose();
      return { title: 'Export Failed', text: batchMessage(error) };
    },
  });
  const releases = plural(cards.length, 'release');
  const warnings = exportWarnings(cards);
  return (
    <ConfirmDialog
      open
      tone="signal"
      onClose={onClose}
      title={`Export ${releases}?`}
      confirm={`Export ${releases}`}
      onConfirm={() =>
        send({ releases: cards.map(({ artistId, id }) => ({ artistId, releaseId: id })), profile, withFiles })
      }
      busy={exporting.isPending && 'Exporting...'}
    >
      <div className="grid gap-5 pt-2 text-ink">
        {warnings.length > 0 && (
          <ul className="grid gap-1 font-[560] text-ready">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <p>They move to Exported, and their artists see them as delivered. This action cannot be undone.</p>
        <Field label="Layout">
          {(control) => (
            <Select
              {...control}
              value={profile}
              onChoose={setProfile}
              choices={exportProfiles.map((value) => ({ value, label: exportProfileLabels[value] }))}
            />
          )}
        </Field>
        <Checkbox
          label="Pack covers, masters and licenses too"
          detail="Without them the ZIP has the CSV files only and is ready within seconds."
          checked={withFiles}
          onChange={setWithFiles}
        />
      </div>
    </ConfirmDialog>
  );
}
