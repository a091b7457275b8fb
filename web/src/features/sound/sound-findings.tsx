import { CircleAlert, MessageSquareQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { timeCode } from '../../../../shared/time-code.ts';
import { classes } from '../../ui/classes.ts';
import { TimeButton } from './time-button.tsx';
import type { Playback } from './use-playback.ts';

type Props = {
  findings: readonly Finding[];
  playback: Playback;
  /** Renders the ways to settle a finding, below it. */
  actionsOf?: ((finding: Finding) => ReactNode) | undefined;
};

/** The findings about a recording, each with the time-code of its first place (product 37.4). */
export const SoundFindings = ({ findings, playback, actionsOf }: Props) =>
  findings.length > 0 && (
    <ul aria-label="Findings in the sound" className="grid gap-2">
      {findings.map((finding) => (
        <li key={finding.code} className="grid gap-1 text-small">
          <span className={classes('flex gap-2', toneOf(finding))}>
            <Icon finding={finding} />
            <span className="[overflow-wrap:anywhere]">
              <Text finding={finding} playback={playback} />
              {finding.reason !== undefined && !actionsOf && ` The artist says: ${finding.reason}`}
            </span>
          </span>
          {actionsOf && <div className="pl-3 empty:hidden">{actionsOf(finding)}</div>}
        </li>
      ))}
    </ul>
  );

/** The text of a finding, in which the time-code is a button. */
function Text({ finding: { text, at }, playback }: { finding: Finding; playback: Playback }) {
  if (at === undefined) return text;
  const button = <TimeButton ms={at} playback={playback} />;
  const [before = '', ...after] = text.split(timeCode(at));
  if (after.length === 0)
    return (
      <>
        {button} {text}
      </>
    );
  return (
    <>
      {before}
      {button}
      {after.join(timeCode(at))}
    </>
  );
}

const toneOf = ({ severity, reason }: Finding) =>
  reason !== undefined ? 'text-soft' : severity === 'blocking' ? 'text-danger' : 'text-ready';

const Icon = ({ finding: { severity, reason } }: { finding: Finding }) => {
  const Mark = reason !== undefined ? MessageSquareQuote : severity === 'blocking' ? CircleAlert : TriangleAlert;
  return <Mark className="mt-0.5 size-4 shrink-0" aria-hidden />;
};
