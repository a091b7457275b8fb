import { useState } from 'react';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { enterCodesMessage } from '../../data/export/messages.ts';
import { useEnterCodes } from '../../data/export/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CodeField } from './code-field.tsx';

type Props = { release: Release; onClose: () => void };

/** The key of the UPC's row, which belongs to no track. */
const UPC = 'upc';
type Row = { key: string; trackId?: string; label: string; from: string };

/** Records the codes that the distributor assigned (product 14.8). */
export default function EnterCodesDialog({ release, onClose }: Props) {
  const rows: Row[] = [
    { key: UPC, label: 'UPC', from: release.upc },
    ...orderedTracks(release).map((track, n) => ({
      key: track.id,
      trackId: track.id,
      label: `ISRC of track ${n + 1}, ${track.title}`,
      from: track.isrc,
    })),
  ];
  const [typed, setTyped] = useState<Record<string, string>>({});
  const entering = useEnterCodes(release.artistId, release.id);
  const enter = useAction(entering.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Codes entered', text: 'The release and its artist have them.' };
    },
    failed: (error) => ({ title: 'The codes were not entered', text: enterCodesMessage(error) }),
  });
  const codes = rows.flatMap(({ key, from, ...row }) => {
    const to = (typed[key] ?? from).trim();
    return to === '' || to === from ? [] : [{ ...('trackId' in row && { trackId: row.trackId }), from, to }];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enter codes"
      description="Enter the codes the distributor assigned. We check and claim them, and note them in the release’s history."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="signal"
            aria-disabled={codes.length === 0 || undefined}
            busy={entering.isPending && 'Entering…'}
            onClick={() => codes.length > 0 && enter(codes)}
          >
            Enter codes
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {rows.map(({ key, label, from }) => (
          <CodeField
            key={key}
            label={label}
            placeholder={key === UPC ? '12 or 13 digits' : 'USABC2600001'}
            value={typed[key] ?? from}
            onChange={(code) => setTyped((before) => ({ ...before, [key]: code }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
