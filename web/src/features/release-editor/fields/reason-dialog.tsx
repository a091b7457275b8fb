import type { Release } from '../../../../../shared/releases/release.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { stateReason } from '../../../../../shared/rules/state-reason.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { useFixFinding } from '../needs/use-fix-finding.ts';

type Props = { release: Release; found: Finding; onClose: () => void };

/**
 * Asks why a value that looks wrong is right. With a reason the release can be submitted, and the office sees the
 * reason beside the value (product 11.11).
 */
export default function ReasonDialog({ release, found, onClose }: Props) {
  const reason = useReason('Please write why it is right', found.reason);
  const { mend, isSaving } = useFixFinding(release.id, onClose);
  const state = () => {
    const line = reason.check();
    if (line !== undefined) mend([stateReason(release, found, line)]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Why is it right?"
      description={found.text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="signal" busy={isSaving && 'Saving…'} onClick={state}>
            Save the reason
          </Button>
        </>
      }
    >
      <ReasonField reason={reason} hint="The reviewer sees it next to this field" />
    </Dialog>
  );
}
