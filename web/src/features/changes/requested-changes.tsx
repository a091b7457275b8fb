import { changesSince } from '../../../../shared/releases/changes-since.ts';
import { contentOf, type EarlierSubmission } from '../../../../shared/releases/earlier-submission.ts';
import { isReasonChanged } from '../../../../shared/releases/is-reason-changed.ts';
import { reasonPlaceText, reasonTarget, reasonWords } from '../../../../shared/releases/reason-target.ts';
import type { ChangesRequestedRelease } from '../../../../shared/releases/release.ts';
import type { RequestedReason } from '../../../../shared/releases/requested-changes.ts';
import { plural } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  release: ChangesRequestedRelease;
  earlier: EarlierSubmission | null;
  /** Scrolls a field of the editor into view. */
  onShow: (target: string) => void;
};

/**
 * The changes that the office requested. Each reason links to its field, and shows whether the field has been changed
 * since (product 21.7).
 */
export default function RequestedChanges({ release, earlier, onShow }: Props) {
  const { reasons, message } = release.changes;
  const changes = earlier ? changesSince(earlier.content, contentOf(release)) : [];
  return (
    <section aria-labelledby="requested-changes" className="mb-6 grid gap-4 rounded-card bg-danger-wash px-4 py-4">
      <div className="grid gap-1">
        <h2 id="requested-changes" className="text-lead">
          Changes requested
        </h2>
        <p className="max-w-prose">
          We’ve reviewed your release. Before it can go to the stores, please change {plural(reasons.length, 'thing')},
          then submit it again.
        </p>
        {message && <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      </div>
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <Reason
            key={JSON.stringify(reason)}
            reason={reason}
            release={release}
            isChanged={isReasonChanged(reason, changes)}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}

type ReasonProps = Pick<Props, 'release' | 'onShow'> & { reason: RequestedReason; isChanged: boolean };

function Reason({ reason, release, isChanged, onShow }: ReasonProps) {
  const where = reasonPlaceText(reason, release);
  const target = reasonTarget(reason, release);
  return (
    <li className="grid justify-items-start gap-2 border-t border-line pt-3">
      {where && (
        <p className="flex flex-wrap items-center gap-2 font-[560]">
          {where} {isChanged && <Badge tone="money">Changed</Badge>}
        </p>
      )}
      <p className="max-w-prose">{reasonWords(reason)}</p>
      {reason.note && <p className="max-w-prose [overflow-wrap:anywhere]">“{reason.note}”</p>}
      {target && (
        <Button size="small" onClick={() => onShow(target)}>
          Change {where}
        </Button>
      )}
    </li>
  );
}
