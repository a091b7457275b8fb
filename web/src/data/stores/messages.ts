import type { StoreStatesImport } from '../../../../shared/stores/store-states-import.ts';
import { isKeyOf } from '../../../../shared/typed-record.ts';
import { shortDate } from '../../lib/format.ts';
import { messageFor, type ProblemsOf } from '../../lib/problem-message.ts';
import { stateLabels } from './state-labels.ts';

export const storesMessage = messageFor<
  'GET /api/releases/{releaseId}/stores' | 'GET /api/releases/{releaseId}/stores/events'
>({});
export const officeStoresMessage = messageFor<'GET /api/admin/artists/{artistId}/releases/{releaseId}/stores'>({});

type Details = Record<string, unknown>;
type Message = string | ((details: Details) => string);

const labelOf = (state: unknown): string =>
  typeof state === 'string' && isKeyOf(stateLabels, state) ? stateLabels[state] : String(state);

const eventMessages = {
  'release-not-found': 'There is no delivered release with this id or UPC.',
  'release-not-exported': 'This release was not delivered to stores.',
  'release-changed': 'Somebody has just changed this release. Please try again.',
  'store-unknown': ({ store }: Details) => `This release was not sent to ${store || 'this store'}.`,
  'store-event-late': ({ store, state, at }: Details) =>
    `${store} has been at “${labelOf(state)}” since ${shortDate(String(at))}, so this is out of order.`,
  'store-event-ahead': 'This is in the future. Please enter when it happened.',
} satisfies Record<ProblemsOf<'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events'>, Message>;

export const enterStateMessage =
  messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events'>(eventMessages);

export const importStatesMessage = messageFor<'POST /api/admin/store-events/import'>({
  'import-unreadable': ({ column, reason }) =>
    column ? `The file has no column “${column}”.` : `We couldn’t read the file as CSV. ${reason ?? ''}`,
});

type RefusedLine = StoreStatesImport['refused'][number];

const lineMessages: Record<RefusedLine['code'], Message> = {
  ...eventMessages,
  'code-wrong': ({ code }) => `${code || 'This'} isn’t a valid UPC. A spreadsheet may have shortened it.`,
  'store-state-unknown': ({ status }) => (status ? `We don’t know the status “${status}”.` : 'The status is missing.'),
  'store-event-day-unclear': ({ date }) =>
    `“${date}” isn’t a date we can read, or could be two different days. Please write it like 2026-11-05.`,
  'store-address-wrong': ({ url }) => `“${url}” isn’t a web address.`,
};

/** Explains why a line of a file of store states was not used. */
export function refusedLineMessage({ code, details }: Pick<RefusedLine, 'code' | 'details'>): string {
  const message = lineMessages[code];
  return typeof message === 'string' ? message : message(details);
}
