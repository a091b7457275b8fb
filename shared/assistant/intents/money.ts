import { brand } from '../../brand.ts';
import { price } from '../../money.ts';
import { BASIC_PERCENTAGE, planFor, planLabel, plans } from '../../plans/plan.ts';
import type { Release } from '../../releases/release.ts';
import type { Intent } from './intent.ts';

const { deliveryDays, royalties, payouts } = brand;
const least = price(payouts.minimumCents);
const kept = `With a plan you keep ${plans.single.percentage}% of the royalties, without one ${BASIC_PERCENTAGE}%.`;

function priceOf(release: Release | null): string {
  const plan = planFor(release?.trackIds.length ?? 0);
  const own = plan
    ? `The plan for this release is ${planLabel(plan)}: ${price(plans[plan].cents)}, paid once.`
    : `A Single is ${price(plans.single.cents)}, an EP ${price(plans.ep.cents)}, an Album ${price(plans.album.cents)}, paid once for a release.`;
  return `${own} You can also submit without a plan: that costs nothing, you keep ${BASIC_PERCENTAGE}% of the royalties, and delivery takes ${deliveryDays.basic}. See /pricing.`;
}

const FREE_ANSWERS = [
  'pre_order',
  'codes',
  'territories',
  'stores',
  'record_label',
  'original_release',
  'preview_start',
  'secondary_genre',
] as const;

/** Questions about costs and earnings. */
export const moneyIntents: readonly Intent[] = [
  {
    topic: 'what a release costs',
    conceptLists: [['cost'], ['plan'], ['cost', 'plan'], ['cost', 'live'], ['cost', 'submit'], ['cost', 'track']],
    answer: ({ release }) => priceOf(release),
  },
  {
    topic: 'nothing here costs extra',
    at: FREE_ANSWERS,
    conceptLists: [
      ['cost'],
      ['cost', 'country'],
      ['cost', 'store'],
      ['cost', 'codes'],
      ['cost', 'preorder'],
      ['cost', 'purpose'],
      ['cost', 'presave'],
    ],
    answer:
      'No, it costs nothing extra: stores, countries, codes and a pre-order are the same price whatever you answer. See /pricing.',
  },
  {
    topic: 'a subscription',
    conceptLists: [
      ['plan', 'cost'],
      ['plan', 'needed'],
      ['plan', 'when'],
      ['cost', 'plan', 'afterwards'],
    ],
    answer: ({ release }) =>
      `There is no subscription: a release is paid for once, and it stays up. ${priceOf(release)}`,
  },
  {
    topic: 'what a licence costs',
    conceptLists: [['cost', 'licence']],
    answer:
      'A standard fee applies, and goes to the people who wrote the song. The agency, society or publisher that grants the license sets it, so I can’t name the amount. We add nothing to it.',
  },
  {
    topic: 'the fee of a cover licence',
    at: ['cover_licence', 'cover_songs'],
    conceptLists: [['cost'], ['cost', 'needed']],
    answer:
      'A standard fee applies, and goes to the people who wrote the song. The agency, society or publisher that grants the license sets it, so I can’t name the amount. We add nothing to it.',
  },
  {
    topic: 'when money comes',
    conceptLists: [
      ['earn'],
      ['earn', 'when'],
      ['earn', 'how'],
      ['earn', 'where'],
      ['earn', 'live'],
      ['earn', 'when', 'before'],
      ['earn', 'when', 'submit'],
    ],
    answer: `Royalties come ${royalties.rhythm}, ${royalties.delay} after the month they were earned in: that’s how long the stores take to report. From ${least}, you can request a payout on /dashboard/balance, ${payouts.ways}.`,
  },
  {
    topic: 'what a stream pays',
    conceptLists: [
      ['earn', 'stream'],
      ['cost', 'stream'],
      ['stream', 'when'],
      ['earn', 'named_store'],
      ['cost', 'named_store', 'stream'],
      ['earn', 'store'],
    ],
    answer: `Each store pays by its own rates, which differ by country and by the listener’s account, so I can’t name an amount. ${kept} You’ll find what each store paid on /dashboard/analytics, line by line.`,
  },
  {
    topic: 'one balance for all stores',
    conceptLists: [
      ['cost', 'per_store', 'store'],
      ['earn', 'per_store', 'store'],
      ['earn', 'per_store'],
      ['cost', 'per_store'],
      ['per_store'],
    ],
    answer:
      'Stores report one by one, and everything goes into one balance. /dashboard/analytics shows it by store, country and track. You pay once for a release, not for each store.',
  },
  {
    topic: 'money from short videos',
    conceptLists: [
      ['earn', 'short_video'],
      ['earn', 'short_video', 'named_store'],
    ],
    answer:
      'Yes: if that service is among the release’s stores, what it reports for your music comes with your royalties. YouTube Content ID finds your music in other people’s videos, and asks four questions first.',
  },
  {
    topic: 'how royalties are split',
    conceptLists: [
      ['split', 'earn', 'how'],
      ['split'],
      ['split', 'earn'],
      ['split', 'where'],
      ['split', 'featured'],
      ['split', 'track'],
      ['split', 'how'],
    ],
    answer:
      'I don’t ask about splits here. On the release’s page, under Splits, you say who gets which part of a track, in percent, with their name and email; each of them accepts it. Your own splits are on /dashboard/splits.',
  },
  {
    topic: 'money for a featured artist',
    conceptLists: [
      ['featured', 'earn'],
      ['featured', 'gets'],
      ['featured', 'cost'],
      ['featured', 'split', 'earn'],
    ],
    answer:
      'A credit alone doesn’t pay anyone: what a track earns is yours unless you share it. You do that with a split, in percent, on the release’s page; see /dashboard/splits.',
  },
  {
    topic: 'who gets the money without a label',
    conceptLists: [
      ['label', 'earn'],
      ['label', 'gets', 'earn'],
    ],
    answer: `You do. The label is a name that stores show beside the release; what it earns comes to your account. ${kept}`,
  },
  {
    topic: 'the money is yours',
    at: ['record_label', 'p_line', 'c_line', 'contributors', 'writers', 'artists'],
    conceptLists: [['earn'], ['gets', 'earn']],
    answer: `What the recordings earn goes to your account, whoever is named here; you share it with a split, on the release’s page. ${kept} See /dashboard/splits.`,
  },
  {
    topic: 'the commission',
    conceptLists: [['commission'], ['commission', 'earn'], ['commission', 'cost']],
    answer: `${kept} There is no other commission. See /pricing.`,
  },
  {
    topic: 'tax on payouts',
    conceptLists: [['tax'], ['tax', 'earn'], ['tax', 'needed'], ['tax', 'cost']],
    answer:
      'Tax may be withheld from what you earned in the United States, when it is paid out; a tax form, on /dashboard/balance/tax, makes it less or nothing. See /faq.',
  },
  {
    topic: 'refunds',
    conceptLists: [['refund'], ['refund', 'cost'], ['refund', 'earn']],
    answer:
      'Our office gives refunds: write to /contact, with the date and the amount of the payment. A payment that bought nothing is refunded automatically.',
  },
  {
    topic: 'collecting societies',
    conceptLists: [
      ['society'],
      ['society', 'earn'],
      ['society', 'ownership'],
      ['society', 'needed'],
      ['society', 'how'],
    ],
    answer:
      'Your rights as a writer stay with you and your society, and so does the money it collects: you register your songs there yourself. We collect what the stores pay for the recordings.',
  },
];
