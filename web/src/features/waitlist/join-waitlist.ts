import type { WaitlistForm } from '../../../../shared/waitlist/lead.ts';
import { leadFromForm } from '../../../../shared/waitlist/lead-from-form.ts';
import { sendLead } from '../../data/waitlist/send-lead.ts';
import { pathTo } from '../../lib/paths.ts';
import { notify, notifySuccess } from '../../ui/toast.tsx';

/** How long to leave the visitor to read the toast. */
const READING_MS = 2000;

/** The page from which the visitor opened the form: the source named in the link, or else the current page's path. */
export function sourceOf({ search, pathname }: Pick<Location, 'search' | 'pathname'>): string {
  const source = new URLSearchParams(search).get('source') ?? '';
  return /^[a-z][a-z0-9-]{0,39}$/.test(source) ? source : pathname.replace(/^\/|\/$/g, '');
}

/**
 * Sends the answers, and opens the thank-you page in any case. Answers that could not be sent are stored in this
 * browser, and sent from the next page (product 17.7).
 * @param homepage the hidden field that only bots fill in
 */
export async function joinWaitlist(answers: WaitlistForm, homepage: string): Promise<void> {
  const lead = leadFromForm(answers, { timestamp: new Date().toISOString(), source: sourceOf(location) });
  await sendLead({ ...lead, homepage, openMs: Math.round(performance.now()) }).then(
    () => notifySuccess({ title: 'You’re on the waitlist!', text: 'Thank you. We’ll email you when there’s a place.' }),
    () =>
      notify({
        title: 'Submission Complete',
        text: 'Your answers are saved in this browser, and sent as soon as we’re reachable.',
      }),
  );
  await new Promise((next) => setTimeout(next, READING_MS));
  location.assign(pathTo('/thank-you'));
}
