import type { ShownState } from '../../../../shared/splits/split-view.ts';
import { partyStateText } from '../../data/splits/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { accepted: 'money', invited: 'ready', declined: 'danger', gone: 'plain', asked: 'ready' } as const;

/** Whether a party has agreed to their part. */
export const PartyState = ({ state }: { state: ShownState }) => (
  <Badge tone={tones[state]}>{partyStateText[state]}</Badge>
);
