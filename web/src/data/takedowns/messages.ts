import { shortDate } from '../../lib/format.ts';
import { messageFor } from '../../lib/problem-message.ts';

export const takedownsMessage = messageFor<'GET /api/releases/{releaseId}/takedowns'>({});
export const takedownQueueMessage = messageFor<
  'GET /api/admin/takedowns' | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns'
>({});

/** Explains why a takedown was not requested (product 34.2). */
export const requestTakedownMessage = messageFor<'POST /api/releases/{releaseId}/takedowns'>({
  'release-not-found': 'This release no longer exists.',
  'release-not-exported': 'This release has not been delivered to stores yet, so there is nothing to take down.',
  'release-withdrawn': 'This release is already out of all stores.',
  'release-changed': 'This release has just changed. Please try again.',
  'store-unknown': ({ store }) => `This release was never sent to ${store}.`,
  'track-not-found': 'One of these tracks is no longer on the release. Please reload the page.',
  'takedown-day-wrong': ({ from, to }) =>
    `Please choose a day between ${shortDate(String(from))} and ${shortDate(String(to))}.`,
  'nothing-to-take-down': 'All of this is down already, or you have already asked for it.',
  'too-many-takedowns': ({ most }) => `A release can have ${most} open takedowns. Please wait until some are done.`,
});

const notFound = 'This takedown no longer exists. Please reload the page.';
const changed = 'Somebody else has just changed this takedown. Please try again.';

export const cancelTakedownMessage = messageFor<'DELETE /api/releases/{releaseId}/takedowns/{takedownId}'>({
  'takedown-not-found': notFound,
  'takedown-already-sent': 'We have already sent this to the stores, so it can’t be cancelled.',
  'release-changed': 'This takedown has just changed. Please try again.',
});

const inOffice = {
  'release-not-found': 'This release no longer exists.',
  'takedown-not-found': notFound,
  'takedown-cancelled': 'The artist has cancelled this takedown.',
  'takedown-not-sent': 'This takedown has not been sent yet.',
  'release-withdrawn': 'This release is already out of all stores.',
  'release-changed': changed,
} as const;

export const sendTakedownMessage =
  messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send'>({
    ...inOffice,
    'takedown-already-sent': 'A colleague has already sent this takedown.',
  });

export const takedownFileMessage =
  messageFor<'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/file'>(inOffice);

export const confirmTakedownMessage =
  messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm'>({
    ...inOffice,
    'store-not-in-takedown': ({ store }) => `This takedown isn’t for ${store}.`,
  });
