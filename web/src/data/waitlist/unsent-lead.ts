import { isRecord } from '../../../../shared/is-record.ts';
import type { SentLead } from '../../../../shared/waitlist/lead.ts';

const KEY = 'unsent-lead';
const DAY_MS = 24 * 3_600_000;
/** How long to keep a lead. After that, the visitor has probably found another way or lost interest. */
const MAX_DAYS = 30;

/** Checks only the timestamp, because only `store` writes here. */
const isStored = (value: unknown): value is SentLead => isRecord(value) && typeof value.timestamp === 'string';

/** Keeps a lead in this browser until the server has accepted it. Does nothing in a browser without storage. */
export const unsentLead = {
  store(lead: SentLead): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(lead));
    } catch {
      // Without storage, the lead is sent only once.
    }
  },

  read(): SentLead | undefined {
    try {
      const lead: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return isStored(lead) && Date.now() - Date.parse(lead.timestamp) < MAX_DAYS * DAY_MS ? lead : undefined;
    } catch {
      return undefined;
    }
  },

  /** Removes this lead, but not one that was typed in the meantime. */
  forget(lead: SentLead): void {
    if (unsentLead.read()?.timestamp === lead.timestamp) localStorage.removeItem(KEY);
  },
};
