import type { StatementState } from '../../../../shared/statements/statement-state.ts';
import { statementStateText } from '../../data/statements/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones: Partial<Record<StatementState, 'ready' | 'money' | 'danger'>> = {
  ready: 'ready',
  stopped: 'danger',
  posted: 'money',
};

/** The state of a statement, as a badge. */
export const StatementBadge = ({ state }: { state: StatementState }) => (
  <Badge tone={tones[state] ?? 'plain'}>{statementStateText[state]}</Badge>
);
