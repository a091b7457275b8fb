import { brand } from '../../../../../shared/brand.ts';
import { price } from '../../../../../shared/money.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../../shared/plans/plan.ts';
import { stores } from '../../../../../shared/reference/stores.ts';
import { territories } from '../../../../../shared/reference/territories.ts';
import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { strategySteps } from '../../../../../shared/releases/strategy-steps.ts';
import type { Offer } from '../../../../../shared/site/offers.ts';
import { allPrices } from '../kit/plan-words.ts';

type Feature = { title: string; text: string; offer: Offer };
export type FeatureGroup = { title: string; lead: string; features: readonly Feature[] };

const { royalties, payouts, deliveryDays, storesClaim } = brand;
const countries = territories.length;

/**
 * The six groups of /features, in order (product 2.19). Each line is worded to stay true once what is planned exists.
 */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Global Distribution',
    lead: `${storesClaim} stores, by one form.`,
    features: [
      {
        title: 'Choose stores and countries',
        text: `${stores.length} services to choose from, one by one; ${countries} countries, or the world.`,
        offer: 'stores',
      },
      {
        title: 'A time that you can plan with',
        text: `${deliveryDays.paid} with a plan, ${deliveryDays.basic} without one.`,
        offer: 'plans',
      },
      {
        title: 'YouTube Content ID',
        text: 'A store like the others: choose it, and videos that use your recording are found.',
        offer: 'contentId',
      },
      {
        title: 'ISRC and UPC at no cost',
        text: 'Leave the codes blank and they are assigned for you, never twice. Your own are checked and taken.',
        offer: 'codes',
      },
    ],
  },
  {
    title: 'Monetization & Royalties',
    lead: 'A price, not a percentage.',
    features: [
      {
        title: 'No commission',
        text: `${allPrices} for a release, once: you keep ${plans.single.percentage}%. Without a plan you keep ${BASIC_PERCENTAGE}%.`,
        offer: 'plans',
      },
      {
        title: 'Statements, line by line',
        text: `Royalties come ${royalties.rhythm}, ${royalties.delay} after the month in which they were earned, and every line can be looked up.`,
        offer: 'royalties',
      },
      {
        title: 'Payouts',
        text: `From ${price(payouts.minimumCents)} on, ${payouts.ways}.`,
        offer: 'payouts',
      },
      {
        title: 'Splits that are credited by themselves',
        text: 'Say once who gets which part of a song. When everybody has accepted, each statement is divided by it, and each part is in its owner’s balance.',
        offer: 'splits',
      },
    ],
  },
  {
    title: 'Direct-to-Fan Flywheel',
    lead: 'The people who would buy it anyway.',
    features: [
      {
        title: 'A strategy for every release',
        text: `A checklist of ${strategySteps.length} steps, from the upload to the thanks on the day.`,
        offer: 'checklist',
      },
      {
        title: 'Pre-save links',
        text: 'Fans save the release before it is out; on the day it is in their library.',
        offer: 'preSaves',
      },
      {
        title: 'Pre-sales',
        text: 'A numbered edition before the release, paid by card or crypto.',
        offer: 'preSales',
      },
    ],
  },
  {
    title: 'Web3 & Ownership',
    lead: 'What is yours stays yours, and can be shown.',
    features: [
      {
        title: 'Your music stays your own',
        text: 'The agreement lets us deliver and collect, and nothing else. Ask, and a release is taken down.',
        offer: 'review',
      },
      {
        title: 'Royalties on a chain',
        text: 'Who was paid what, in accounts that anybody can check.',
        offer: 'onChain',
      },
      {
        title: 'Shares for fans',
        text: 'A part of a song’s royalties, sold as collectibles.',
        offer: 'fanShares',
      },
      {
        title: 'Paid at once',
        text: 'To the wallet of your fan website, the moment something is sold there.',
        offer: 'payoutsAtOnce',
      },
    ],
  },
  {
    title: 'Data & Analytics',
    lead: 'Only figures that somebody reported.',
    features: [
      {
        title: 'The story of a release',
        text: 'Created, paid, submitted, exported: who did it, and when. Open pages follow without a reload.',
        offer: 'review',
      },
      {
        title: 'Streams and earnings',
        text: 'By store, country and track, taken from the statements of the stores.',
        offer: 'analytics',
      },
    ],
  },
  {
    title: 'Simplicity & Support',
    lead: `${requiredItemKeys.length} bars, and people who read.`,
    features: [
      {
        title: 'An editor that saves itself',
        text: 'Each field is checked beside where you type, saved when you leave it, and can be undone.',
        offer: 'checks',
      },
      {
        title: 'Credits as they are',
        text: 'Every writer, player and producer by name and role, on each track, in the order that you say.',
        offer: 'credits',
      },
      {
        title: 'Files read to the end',
        text: 'A master that is cut off, or a cover that is too small, is refused at once and with the reason.',
        offer: 'checks',
      },
      {
        title: 'An assistant',
        text: 'It asks for what is missing, one question at a time, and explains the words of the trade.',
        offer: 'assistant',
      },
      {
        title: 'A person answers',
        text: 'The office reads each release before it goes out, and writes to you when something is not right.',
        offer: 'support',
      },
    ],
  },
];
