import { isRecord } from '../../../../shared/is-record.ts';
import type { SentLead } from '../../../../shared/waitlist/lead.ts';

const KEY = 'unsent-lead';
const DAY_MS = 24 * 3_600_000;
/** After this long the visitor has found another way, or lost interest. */
const MOST_DAYS = 30;

/** `store` writes nothing else. */
const isStored = (value: unknown): value is SentLead => isRecord(value) && typeof value.timestamp === 'string';

/** A lead not yet on the server is stored in this browser. Without storage there is none. */
export const unsentLead = {
  store(lead: SentLead): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(lead));
    } catch {
      // Without storage, the lead is sent once.
    }
  },

  read(): SentLead | undefined {
    try {
      const lead: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return isStored(lead) && Date.now() - Date.parse(lead.timestamp) < MOST_DAYS * DAY_MS ? lead : undefined;
    } catch {
      return undefined;
    }
  },

  /** Removes this lead; one typed in the meantime stays. */
  forget(lead: SentLead): void {
    if (unsentLead.read()?.timestamp === lead.timestamp) localStorage.removeItem(KEY);
  },
};
