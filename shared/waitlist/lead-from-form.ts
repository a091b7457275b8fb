import { type WaitlistFlag, waitlistFlags } from './features.ts';
import type { Lead, SentLead, WaitlistForm } from './lead.ts';

/** The minimum time for filling in the form. If somebody is faster, the browser waits until then before sending it. */
export const MIN_OPEN_MS = 3000;

export const isSentByBot = ({ homepage, openMs }: Pick<SentLead, 'homepage' | 'openMs'>): boolean =>
  homepage !== '' || openMs < MIN_OPEN_MS;

/** Makes a lead from the form as typed. */
export function leadFromForm({ features, ...answers }: WaitlistForm, sent: Pick<Lead, 'timestamp' | 'source'>): Lead {
  const wanted = waitlistFlags.map((flag) => [flag, features.includes(flag)]);
  return { ...answers, ...(Object.fromEntries(wanted) as Record<WaitlistFlag, boolean>), ...sent };
}
