import type { ReactNode } from 'react';
import type { PartyView, SplitView } from '../../../../shared/splits/split-view.ts';
import { shortDate } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { VersionText } from './version-text.tsx';

type Props = {
  split: SplitView;
  actionOf?: (party: PartyView) => ReactNode;
  /** Actions for a pending change. */
  proposedAction?: ReactNode;
};

/** The agreement about a track: each version with its first day, and any pending change. */
export const SplitText = ({ split: { versions, proposed, carriedOverFrom }, actionOf, proposedAction }: Props) => (
  <div className="grid max-w-2xl gap-5">
    {carriedOverFrom !== undefined && (
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        Agreed for {carriedOverFrom || 'another release'}, and applies here too: it is the same recording.
      </p>
    )}
    {versions.map((version) => (
      <VersionText
        key={version.version}
        label={`From ${shortDate(version.from)}`}
        version={version}
        {...(actionOf && { actionOf })}
      />
    ))}
    {proposed && (
      <div className="grid gap-3">
        <Notice
          tone="ready"
          title={
            proposed.awaitsYou
              ? 'Your part would be smaller: this needs your agreement'
              : `This change is waiting for ${proposed.awaits.join(', ')}`
          }
          action={proposedAction}
        >
          Until then the previous agreement applies. The deadline to answer is {shortDate(proposed.expiresAt)}.
        </Notice>
        <VersionText label={`Proposed, from ${shortDate(proposed.from)}`} version={proposed} />
      </div>
    )}
  </div>
);
