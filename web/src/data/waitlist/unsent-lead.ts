import type { SentLead } from '../../../../shared/waitlist/lead.ts';

const KEY = 'unsent-lead';
const DAY_MS = 24 * 3_600_000;
/** Who has not been back for so long has found another way, or lost the interest. */
const MOST_DAYS = 30;

/** A lead that the server has not taken yet stays in this browser. Where nothing can be stored there is none. */
export const unsentLead = {
  store(lead: SentLead): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(lead));
    } catch {
      // A browser that stores nothing: the lead is sent once.
    }
  },

  read(): SentLead | undefined {
    try {
      const lead = JSON.parse(localStorage.getItem(KEY) ?? 'null') as SentLead | null;
      return lead && Date.now() - Date.parse(lead.timestamp) < MOST_DAYS * DAY_MS ? lead : undefined;
    } catch {
      return undefined;
    }
  },

  /** Forgets this lead; one that was typed meanwhile stays. */
  forget(lead: SentLead): void {
    if (unsentLead.read()?.timestamp === lead.timestamp) localStorage.removeItem(KEY);
  },
};
