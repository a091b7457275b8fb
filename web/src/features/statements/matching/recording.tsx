import type { UnmatchedRecording } from '../../../../../shared/statements/statement-parts.ts';
import { matchKindText } from '../../../data/statements/messages.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { plural } from '../../../lib/format.ts';

/** The title, codes and earnings of a recording in a statement. */
export const Recording = ({ recording, currency }: { recording: UnmatchedRecording; currency: string }) => (
  <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
    <p className="font-[560]">
      {recording.title || 'No title'}
      {recording.artist && <span className="font-normal text-soft"> by {recording.artist}</span>}
    </p>
    <p className="text-small text-soft tabular-nums">
      {[
        matchKindText[recording.kind],
        recording.isrc && `ISRC ${recording.isrc}`,
        recording.upc && `UPC ${recording.upc}`,
        plural(recording.lines, 'line'),
        `${currency} ${decimalText(recording.amount)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </div>
);
