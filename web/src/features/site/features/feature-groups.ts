import { brand } from '../../../../../shared/brand.ts';
import { price } from '../../../../../shared/money.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../../shared/plans/plan.ts';
import { stores } from '../../../../../shared/reference/stores.ts';
import { territories } from '../../../../../shared/reference/territories.ts';
import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { strategySteps } from '../../../../../shared/releases/strategy-steps.ts';
import type { Offer } from '../../../../../shared/site/offers.ts';
import { allPrices } from '../kit/plan-text.ts';

type Feature = { title: string; text: string; offer: Offer };
export type FeatureGroup = { title: string; lead: string; features: readonly Feature[] };

const { royalties, payouts, deliveryDays, storesClaim } = brand;
const countries = territories.length;

/**
 * The six groups of /features, in order (product 2.19). The texts are worded so that they stay true once planned
 * features exist.
 */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Global Distribution',
    lead: `${storesClaim} stores, one form.`,
    features: [
      {
        title: 'Choose stores and countries',
        text: `${stores.length} services to choose from, individually; ${countries} countries, or the world.`,
        offer: 'stores',
      },
      {
        title: 'Delivery times you can plan with',
        text: `${deliveryDays.paid} with a plan, ${deliveryDays.basic} without one.`,
        offer: 'plans',
      },
      {
        title: 'YouTube Content ID',
        text: 'Choose it like any other store, and it finds videos that use your recording.',
        offer: 'contentId',
      },
      {
        title: 'Free ISRCs and UPCs',
        text: 'Leave the codes blank and we assign them, never twice. If you bring your own, we check and use them.',
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
        text: `${allPrices} per release, once: you keep ${plans.single.percentage}%. Without a plan you keep ${BASIC_PERCENTAGE}%.`,
        offer: 'plans',
      },
      {
        title: 'Statements, line by line',
        text: `Royalties come ${royalties.rhythm}, ${royalties.delay} after the month they were earned in, and you can look up every line.`,
        offer: 'royalties',
      },
      {
        title: 'Payouts',
        text: `From ${price(payouts.minimumCents)}, ${payouts.ways}.`,
        offer: 'payouts',
      },
      {
        title: 'Splits that pay out automatically',
        text: 'Say once who gets which part of a song. Once everyone has accepted, each statement is split that way, and each part goes into its owner’s balance.',
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
        text: `A checklist of ${strategySteps.length} steps, from the upload to saying thanks on release day.`,
        offer: 'checklist',
      },
      {
        title: 'Pre-save links',
        text: 'Fans save the release before it’s out; on release day it’s in their library.',
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
    lead: 'What’s yours stays yours, and you can prove it.',
    features: [
      {
        title: 'Your music stays your own',
        text: 'The agreement lets us deliver and collect, and nothing else. You can take a release down at any time, with a button on its page.',
        offer: 'takedowns',
      },
      {
        title: 'Royalties on a chain',
        text: 'Who was paid what, in accounts anyone can check.',
        offer: 'onChain',
      },
      {
        title: 'Shares for fans',
        text: 'A share of a song’s royalties, sold as collectibles.',
        offer: 'fanShares',
      },
      {
        title: 'Paid at once',
        text: 'Money reaches your fan website’s wallet the moment something sells there.',
        offer: 'payoutsAtOnce',
      },
    ],
  },
  {
    title: 'Data & Analytics',
    lead: 'Only figures that a store reported.',
    features: [
      {
        title: 'Life after delivery',
        text: 'Change a delivered release, free of charge. Withdraw a submission before it goes to the stores, and get your money back.',
        offer: 'changes',
      },
      {
        title: 'The story of a release',
        text: 'Created, paid, submitted, exported: who did it, and when. Open pages update without a reload.',
        offer: 'review',
      },
      {
        title: 'Streams and earnings',
        text: 'By store, country and track, straight from the stores’ statements.',
        offer: 'analytics',
      },
    ],
  },
  {
    title: 'Simplicity & Support',
    lead: `${requiredItemKeys.length} bars, and people who read.`,
    features: [
      {
        title: 'An editor that saves automatically',
        text: 'Each field is checked as you type, saved when you leave it, and can be undone.',
        offer: 'checks',
      },
      {
        title: 'Full credits',
        text: 'Every writer, player and producer by name and role, on each track, in the order you choose.',
        offer: 'credits',
      },
      {
        title: 'Files checked to the end',
        text: 'If a master is cut off or a cover is too small, you’re told at once, and why.',
        offer: 'checks',
      },
      {
        title: 'An assistant',
        text: 'It asks for what’s missing, one question at a time, and explains industry terms.',
        offer: 'assistant',
      },
      {
        title: 'A person answers',
        text: 'Our office reviews each release before it goes out, and writes to you if something isn’t right.',
        offer: 'support',
      },
    ],
  },
];
