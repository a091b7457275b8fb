import type { WaitlistForm } from '../../../../shared/waitlist/lead.ts';
import { leadOf } from '../../../../shared/waitlist/lead-of.ts';
import { sendLead } from '../../data/waitlist/send-lead.ts';
import { pathTo } from '../../lib/paths.ts';
import { notify, notifySuccess } from '../../ui/toast.tsx';

/** Time to read what the toast says. */
const READING_MS = 2000;

/** Where the form was: what led here says it, else the page's own address. */
export function sourceOf({ search, pathname }: Pick<Location, 'search' | 'pathname'>): string {
  const said = new URLSearchParams(search).get('source') ?? '';
  return /^[a-z][a-z0-9-]{0,39}$/.test(said) ? said : pathname.replace(/^\/|\/$/g, '');
}

/**
 * Sends the answers and goes on to the thanks, whatever became of them: what could not be sent stays in this browser, and is sent from the
 * next page on (product 17.7).
 * @param homepage the field that nobody sees
 */
export async function joinWaitlist(answers: WaitlistForm, homepage: string): Promise<void> {
  const lead = leadOf(answers, { timestamp: new Date().toISOString(), source: sourceOf(location) });
  await sendLead({ ...lead, homepage, openMs: Math.round(performance.now()) }).then(
    () =>
      notifySuccess({ title: 'You are on the waitlist!', text: 'Thank you. We write to you when there is a place.' }),
    () =>
      notify({
        title: 'Submission Complete',
        text: 'Your answers are saved in this browser, and sent as soon as we can be reached.',
      }),
  );
  await new Promise((next) => setTimeout(next, READING_MS));
  location.assign(pathTo('/thank-you'));
}
