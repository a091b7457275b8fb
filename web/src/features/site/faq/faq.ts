import { brand } from '../../../../../shared/brand.ts';
import { price } from '../../../../../shared/money.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../../shared/plans/plan.ts';
import { stores } from '../../../../../shared/reference/stores.ts';
import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { TRACK_LIMIT } from '../../../../../shared/releases/track-limit.ts';
import { promises } from '../../../../../shared/site/promises.ts';
import { FULL_RATE } from '../../../../../shared/tax/withholding.ts';
import { allPrices, shortPrice, trackRange } from '../kit/plan-text.ts';
import type { Question } from '../kit/question.ts';

const { deliveryDays, name, payouts, royalties, storesClaim } = brand;
const least = price(payouts.minimumCents).replace('.00', '');

type Category = { title: string; questions: readonly Question[] };

/** The questions of /faq in four categories (product 2.20). */
export const faq: readonly Category[] = [
  {
    title: 'General & Pricing',
    questions: [
      {
        asks: 'What does a release cost?',
        answer: `${shortPrice('single')} for a Single (${trackRange('single')}), ${shortPrice('ep')} for an EP (${trackRange('ep')}), ${shortPrice('album')} for an Album (${trackRange('album')}). You pay once for each release; there is no subscription.`,
      },
      {
        asks: 'Is there a commission?',
        answer: `With a plan there is none: you keep ${plans.single.percentage}% of the royalties. Without a plan you keep ${BASIC_PERCENTAGE}%. Tax may still be withheld from a payout where the law requires it.`,
      },
      {
        asks: 'Can I release something without paying?',
        answer: `Yes. A release can be submitted without a plan. You keep ${BASIC_PERCENTAGE}% of its royalties, and delivery takes ${deliveryDays.basic} instead of ${deliveryDays.paid}.`,
      },
      {
        asks: 'What does a plan include?',
        answer: `Delivery to the stores you choose within ${deliveryDays.paid}, ${plans.single.percentage}% of the royalties, YouTube Content ID, and ISRC and UPC codes.`,
      },
      {
        asks: 'Do I have to pay again next year?',
        answer: `No. ${allPrices} is the full price of a release, and it stays up.`,
      },
      {
        asks: 'What happens to a release that is no longer paid for?',
        answer: `It stays live, at ${BASIC_PERCENTAGE}% of the royalties. That only happens when an old yearly plan has ended, or after a refund: today’s plans don’t expire.`,
      },
      {
        asks: 'Can I upgrade a release later?',
        answer: `At any time, from your library. You pay the difference from what you’ve already paid, and keep ${plans.single.percentage}% from then on.`,
      },
      {
        asks: 'How can I pay?',
        answer:
          'On our payment provider’s page, with any method it offers there, such as a card. We never see your card number.',
      },
      {
        asks: `How many stores does ${name} reach?`,
        answer: `${storesClaim}. You choose from ${stores.length} services, and some of them pass a release on to many more.`,
      },
      {
        asks: 'Can I move here from another distributor?',
        answer:
          'Yes, whenever you like. Keep each recording’s ISRC and enter it here, so that it keeps its stream counts. Take the release down there once it’s live here.',
      },
    ],
  },
  {
    title: 'The Release Process',
    questions: [
      {
        asks: 'Why is my account inactive?',
        answer:
          'Our office reviews every new account before it can create releases. We’ll email you when yours is active. You can fill in your profile in the meantime.',
      },
      {
        asks: 'How long does it take to get a release into the stores?',
        answer: `${deliveryDays.paid} with a plan, ${deliveryDays.basic} without one. Still, submit it four to six weeks ahead: playlist editors need the time.`,
      },
      {
        asks: 'What do I need for a release?',
        answer: `${requiredItemKeys.length} things, including a title, a cover, the audio of each track, who made it, and who owns it. The editor shows each as a bar, and tells you what’s still missing.`,
      },
      {
        asks: 'What are the requirements for the cover?',
        answer: 'A square JPEG of at least 3000 by 3000 pixels, under 25 MB.',
      },
      {
        asks: 'Which audio files can I upload?',
        answer:
          'WAV, FLAC, MP3 or M4A, under 100 MB per track. If this site accepts larger WAV and FLAC files, the editor says so. WAV and FLAC sound best: stores make their own copies from them.',
      },
      {
        asks: 'How many tracks can a release have?',
        answer: `Up to ${TRACK_LIMIT}. Once it is submitted, the number of tracks is fixed.`,
      },
      {
        asks: 'Can I change a release after it is submitted?',
        answer:
          'While we review it, no. If something is wrong, write to us, or withdraw it on its page: we refund what you paid for it. Once it has been delivered, you can open a change on its page. We review it and send it to the stores, for free.',
      },
      {
        asks: 'How do I take a release down?',
        answer: `With a button on its page, at any time: everywhere, or only in some stores or countries. We pass it on within ${promises.takedownSentWithin}, and each store then takes its own days. What the release sold before is still paid.`,
      },
      {
        asks: 'Can I close my account?',
        answer: `Yes, on your profile page, once your releases are taken down and your balance is paid out. ${promises.accountDeletedAfter} later your profile, releases and files are deleted for good. Payments and codes stay on record under a number.`,
      },
      {
        asks: 'Do I need ISRC and UPC codes?',
        answer:
          'No. Leave them blank and we assign them for free. If you have your own, enter them and we’ll check them.',
      },
      {
        asks: 'Can I release a cover song?',
        answer:
          'Yes. Mark the track as a cover song and add its mechanical license as a PDF. A standard license fee applies; it goes to the songwriters.',
      },
      {
        asks: 'Can I choose the day of the release?',
        answer: 'Yes: any day you like, or as soon as possible. A pre-order can start up to 365 days before it.',
      },
      {
        asks: 'Is there an assistant that guides you through a release?',
        answer:
          'a chat that asks one question at a time, explains industry terms, and writes your answers into the release.',
        offer: 'assistant',
      },
    ],
  },
  {
    title: 'Royalties & Payouts',
    questions: [
      {
        asks: 'When do I get royalties?',
        answer: `${royalties.rhythm}, ${royalties.delay} after the month they were earned in: that’s how long the stores take to report.`,
        offer: 'royalties',
      },
      {
        asks: 'How do I get paid?',
        answer: `${payouts.ways}.`,
        offer: 'payouts',
      },
      {
        asks: 'Is there a minimum payout?',
        answer: `${least}. Anything below it stays in your balance until you reach it.`,
        offer: 'payouts',
      },
      {
        asks: 'Is tax withheld?',
        answer: `Only where the law that applies to ${name} requires it, only on what you earned in the United States, and only when it’s paid out. Without a tax form it’s usually ${FULL_RATE}%. With a form (W-9 or W-8BEN, under Balance) it’s less or nothing. Each payout shows what was withheld, and why.`,
        offer: 'payouts',
      },
      {
        asks: 'Can royalties be split between the people who made a song?',
        answer: 'you say once who gets which part, and every statement is split that way.',
        offer: 'splits',
      },
      {
        asks: 'Where can I see my streams?',
        answer:
          'on the Analytics page, by store, country and track, as soon as the first statement is in. We only show figures that a store has reported.',
        offer: 'analytics',
      },
      {
        asks: 'What do I earn from YouTube?',
        answer:
          'YouTube Music is a store like the others. YouTube Content ID also finds your recording in other people’s videos. Choose it only for recordings that are entirely yours: no samples, loops or beats that others may use too.',
      },
      {
        asks: 'What happens when a payment is refunded?',
        answer: `The release goes back to ${BASIC_PERCENTAGE}% from that day, and stays where it is. If a payment bought nothing because the release already had the plan, or you withdraw the release before it goes to the stores, we refund it automatically.`,
      },
    ],
  },
  {
    title: 'Web3 & The Flywheel',
    questions: [
      {
        asks: 'Do I need to know anything about crypto?',
        answer: `No. Nothing in ${name} needs a wallet or a coin. What’s planned will be optional, never a condition.`,
      },
      {
        asks: 'What are shares for fans?',
        answer:
          'you mint shares of a song’s royalties, fans buy them, and everyone who holds one gets their part of what the song earns.',
        offer: 'fanShares',
      },
      {
        asks: 'What does “royalties on a chain” mean?',
        answer: 'what a song earned and who was paid is written to a public blockchain, so that anyone can check it.',
        offer: 'onChain',
      },
      {
        asks: 'What is a pre-sale?',
        answer: 'a numbered edition that fans buy before the release, by card or crypto.',
        offer: 'preSales',
      },
      {
        asks: 'What is the flywheel?',
        answer:
          'A way of working: each release brings people to your own website, some of them stay, and the next release starts with them. The checklist of a submitted release guides you through it, in seven steps.',
      },
      {
        asks: 'Who owns my music?',
        answer:
          'You do. The distribution agreement lets us deliver it and collect what it earns, and you can take it down at any time.',
      },
      {
        asks: `Is ${name} open source?`,
        answer: 'Yes, under the MIT license. A label can run it under its own name.',
      },
    ],
  },
];
