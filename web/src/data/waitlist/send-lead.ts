import type { SentLead } from '../../../../shared/waitlist/lead.ts';
import { MIN_OPEN_MS } from '../../../../shared/waitlist/lead-from-form.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { unsentLead } from './unsent-lead.ts';

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));

/**
 * Sends a lead, keeping it in this browser until the server has accepted it. @throws if the server did not accept it
 */
export async function sendLead(typed: SentLead): Promise<void> {
  // A form that was filled in faster than a person can type is delayed instead of rejected, because the browser may
  // have filled it in.
  const lead = { ...typed, openMs: Math.max(typed.openMs, MIN_OPEN_MS) };
  unsentLead.store(lead);
  await wait(lead.openMs - typed.openMs);
  await deliver(lead);
}

async function deliver(lead: SentLead): Promise<void> {
  try {
    await visitorApi('POST /api/waitlist', { body: lead });
  } catch (error) {
    // The server would reject it again, because its rules are newer than this page's.
    if (isProblem(error, 'invalid-request')) unsentLead.forget(lead);
    throw error;
  }
  unsentLead.forget(lead);
}

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

/** Resolves after a delay, or earlier if the connection returns. */
const waitOrOnline = (ms: number) =>
  Promise.race([wait(ms), new Promise((next) => window.addEventListener('online', next, { once: true }))]);

/** Sends stored leads while the page is open, with backoff, and whenever the connection returns. */
export async function sendUnsentLead(): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    const lead = unsentLead.read();
    if (!lead) return;
    await deliver(lead).catch(() => waitOrOnline(waitMs));
  }
}
