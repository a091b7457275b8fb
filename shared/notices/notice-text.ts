import { isChangeId } from '../change-id.ts';
import { dollars } from '../money.ts';
import { monthText } from '../month-text.ts';
import type { PayoutState } from '../payouts/payout-state.ts';
import type { MonthEarned, Notice, NoticeOf } from './notice.ts';

/** A notice in words: what happened, and what there is to know or to do. */
export type NoticeText = { text: string; detail: string };

const NO_TITLE = 'Your release';
const titleOf = ({ title }: { title: string }): string => title || NO_TITLE;

/** `$559.54 for October 2026`. */
export const monthSumText = ({ month, earnedMicros }: MonthEarned): string =>
  `${dollars(BigInt(earnedMicros))} for ${monthText(month)}`;

/** How many months are named; any others are only counted. */
const MAX_MONTHS = 3;

/** Lists sums of months: `$20.10 for September 2026, $3.00 for August 2026`. */
export function monthSumsText(months: readonly MonthEarned[]): string {
  const more = months.length - MAX_MONTHS;
  const named = months.slice(0, MAX_MONTHS).map(monthSumText).join(', ');
  return more > 0 ? `${named}, and ${more} more ${more === 1 ? 'month' : 'months'}` : named;
}

/** Joins names: `Spotify`, `Spotify and Deezer`, `Spotify, Deezer and 3 more stores`. */
export function storesText(stores: readonly { store: string }[]): string {
  const [first = '', second, ...others] = stores.map(({ store }) => store);
  if (second === undefined) return first;
  const [third] = others;
  if (third === undefined) return `${first} and ${second}`;
  return others.length === 1
    ? `${first}, ${second} and ${third}`
    : `${first}, ${second} and ${others.length} more stores`;
}

const payoutTexts: Record<PayoutState, string> = {
  requested: 'We’ve received your payout request',
  processing: 'Your payout is on its way',
  completed: 'Your payout is paid',
  returned: 'Your bank returned a payout',
  rejected: 'Your payout request was rejected',
  cancelled: 'Your payout request is canceled',
  failed: 'Your payout didn’t go through',
};

const answerTexts: Record<NoticeOf<'split-answered'>['answer'], string> = {
  accepted: 'accepted their part of',
  declined: 'declined their part of',
  agreed: 'agreed to the new split of',
  refused: 'didn’t agree to the new split of',
};

function earnedText({ months, top }: NoticeOf<'earned'>): NoticeText {
  const [newest, ...others] = months;
  const earlier = others.length > 0 ? `Also new: ${monthSumsText(others)}.` : '';
  const most = top ? `Most from ${top.title || 'one release'}, mostly ${top.store}.` : '';
  return { text: newest ? monthSumText(newest) : '', detail: [most, earlier].filter(Boolean).join(' ') };
}

/** Puts a notice into words, as the list of notices shows it. */
export function noticeText(about: Notice): NoticeText {
  switch (about.kind) {
    case 'submitted':
      return isChangeId(about.releaseId)
        ? { text: `Your change of ${titleOf(about)} is with us`, detail: 'We’ll tell you once it’s on its way.' }
        : { text: `${titleOf(about)} is submitted`, detail: 'We’ll review it, and tell you once it’s on its way.' };
    case 'changes-requested':
      return { text: `${titleOf(about)} needs changes`, detail: 'See what to change, then submit it again.' };
    case 'delivered':
      return isChangeId(about.releaseId)
        ? { text: `Your change of ${titleOf(about)} is out to the stores`, detail: '' }
        : { text: `${titleOf(about)} is out to the stores`, detail: 'We’ll tell you when it’s live.' };
    case 'live':
      return {
        text: `${titleOf(about)} is ${about.isFirst ? '' : 'also '}live at ${storesText(about.stores)}`,
        detail: '',
      };
    case 'release-day':
      return {
        text: `Today is the day you chose for ${titleOf(about)}`,
        detail: about.isLive ? 'It’s live.' : 'We haven’t seen it live yet. We’ll tell you when it is.',
      };
    case 'taken-down':
      return { text: `${titleOf(about)} is taken down everywhere`, detail: 'Earnings up to now will still arrive.' };
    case 'withdrawn':
      return { text: `You withdrew ${titleOf(about)}`, detail: '' };
    case 'earned':
      return earnedText(about);
    case 'earnings-corrected':
      return {
        text: 'Your earnings were corrected',
        detail: `They are now ${monthSumsText(about.months)}.`,
      };
    case 'payout':
      return { text: payoutTexts[about.state], detail: dollars(BigInt(about.amountMicros)) };
    case 'split-answered':
      return { text: `${about.name || 'Somebody'} ${answerTexts[about.answer]} ${titleOf(about)}`, detail: '' };
    case 'split-request':
      return {
        text: `${about.name || 'An artist'} asks you to agree to a new split of ${titleOf(about)}`,
        detail: 'Nothing changes until you agree.',
      };
    case 'split-changed':
      return { text: `${about.name || 'An artist'} changed the split of ${titleOf(about)}`, detail: '' };
    case 'office-message':
      return { text: `A message about ${titleOf(about)}`, detail: 'Read it, and reply, on the release’s page.' };
  }
}
