import { brand } from '../../../../../shared/brand.ts';
import { price } from '../../../../../shared/money.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../../shared/plans/plan.ts';
import { stores } from '../../../../../shared/reference/stores.ts';
import { requiredItemKeys } from '../../../../../shared/releases/completeness.ts';
import { TRACK_LIMIT } from '../../../../../shared/releases/track-limit.ts';
import { FULL_RATE } from '../../../../../shared/tax/withholding.ts';
import { allPrices, shortPrice, tracksOf } from '../kit/plan-words.ts';
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
        answer: `${shortPrice('single')} for a Single (${tracksOf('single')}), ${shortPrice('ep')} for an EP (${tracksOf('ep')}), ${shortPrice('album')} for an Album (${tracksOf('album')}). You pay once for each release; there is no subscription.`,
      },
      {
        asks: 'Is there a commission?',
        answer: `With a plan there is none: you keep ${plans.single.percentage}% of the royalties. Without a plan you keep ${BASIC_PERCENTAGE}%. Tax that the law asks for may still be withheld from a payout.`,
      },
      {
        asks: 'Can I release something without paying?',
        answer: `Yes. A release can be submitted without a plan. You keep ${BASIC_PERCENTAGE}% of its royalties, and delivery takes ${deliveryDays.basic} instead of ${deliveryDays.paid}.`,
      },
      {
        asks: 'What is in a plan?',
        answer: `Delivery to the stores that you choose within ${deliveryDays.paid}, ${plans.single.percentage}% of the royalties, YouTube Content ID, and ISRC and UPC codes.`,
      },
      {
        asks: 'Do I have to pay again next year?',
        answer: `No. ${allPrices} is the whole price of a release, and it stays up.`,
      },
      {
        asks: 'What happens to a release that is no longer paid for?',
        answer: `It stays live, at ${BASIC_PERCENTAGE}% of the royalties. That can only happen to a yearly plan of earlier days that has ended, or after a refund: a plan of today has no end.`,
      },
      {
        asks: 'Can I upgrade a release later?',
        answer: `At any time, from your library. You pay the difference to what is paid already, and keep ${plans.single.percentage}% from then on.`,
      },
      {
        asks: 'How can I pay?',
        answer:
          'On the page of our payment provider, by the means that it offers you there, such as a card. We never see your card number.',
      },
      {
        asks: `How many stores does ${name} reach?`,
        answer: `${storesClaim}. You choose among ${stores.length} services, and some of them hand a release on to many more.`,
      },
      {
        asks: 'Can I move here from another distributor?',
        answer:
          'Yes, whenever you like. Keep the ISRC of each recording and type it in here, so that its streams go on being counted; take the release down there once it is live here.',
      },
    ],
  },
  {
    title: 'The Release Process',
    questions: [
      {
        asks: 'Why is my account inactive?',
        answer:
          'Somebody in the office looks at every new account before it can create releases. You get a mail when yours is active. You can fill in your profile meanwhile.',
      },
      {
        asks: 'How long does it take until a release is in the stores?',
        answer: `${deliveryDays.paid} with a plan, ${deliveryDays.basic} without one. Submit it four to six weeks ahead all the same: playlist editors need the time.`,
      },
      {
        asks: 'What do I need for a release?',
        answer: `${requiredItemKeys.length} things, among them a title, a cover, the audio of each track, who made it, and who owns it. The editor shows each as a bar, and says what is still missing.`,
      },
      {
        asks: 'What must the cover look like?',
        answer: 'A square JPEG of at least 3000 by 3000 pixels, under 25 MB.',
      },
      {
        asks: 'Which audio files can I upload?',
        answer:
          'WAV, FLAC, MP3 or M4A, under 100 MB a track; where this site takes larger WAV and FLAC files, the editor says so. They sound best: stores make their own copies of them.',
      },
      {
        asks: 'How many tracks can a release have?',
        answer: `Up to ${TRACK_LIMIT}. Once it is submitted, the number of tracks is fixed.`,
      },
      {
        asks: 'Can I change a release after it is submitted?',
        answer:
          'No. After the submission no field can be edited and no track added, so look at the review page first. If something is wrong, write to us before the release is out.',
      },
      {
        asks: 'Do I need ISRC and UPC codes?',
        answer:
          'No. Leave them blank and they are assigned, at no cost. If you have your own, type them in: they are checked.',
      },
      {
        asks: 'Can I release a cover song?',
        answer:
          'Yes. Mark the track as a cover song and add its mechanical licence as a PDF. A standard licence fee applies; it goes to those who wrote the song.',
      },
      {
        asks: 'Can I choose the day of the release?',
        answer: 'Yes: a day of your choice, or as soon as possible. A pre-order can begin up to 365 days before it.',
      },
      {
        asks: 'Is there an assistant that leads through a release?',
        answer:
          'a chat that asks one question at a time, explains the words of the trade, and writes your answers into the release.',
        offer: 'assistant',
      },
    ],
  },
  {
    title: 'Royalties & Payouts',
    questions: [
      {
        asks: 'When do I get royalties?',
        answer: `${royalties.rhythm}, ${royalties.delay} after the month in which they were earned: that is how long the stores take to report.`,
        offer: 'royalties',
      },
      {
        asks: 'How am I paid out?',
        answer: `${payouts.ways}.`,
        offer: 'payouts',
      },
      {
        asks: 'Is there a least amount for a payout?',
        answer: `${least}. What is below it stays in your balance until it is reached.`,
        offer: 'payouts',
      },
      {
        asks: 'Is tax withheld?',
        answer: `Where the law of whoever runs ${name} asks for it, from what you earned in the United States, and only when it is paid out. Without a tax form that is usually ${FULL_RATE}%. With a form (W-9 or W-8BEN, under Balance) it is less or nothing. Each payout says what was withheld, and why.`,
        offer: 'payouts',
      },
      {
        asks: 'Can royalties be split between the people who made a song?',
        answer: 'you say once who gets which part, and every statement is divided by it.',
        offer: 'splits',
      },
      {
        asks: 'Where can I see my streams?',
        answer:
          'on the page Analytics, by store, country and track, as soon as the first statement is in. No figure is shown that no store has reported.',
        offer: 'analytics',
      },
      {
        asks: 'What do I earn from YouTube?',
        answer:
          'YouTube Music is a store like the others. With YouTube Content ID a recording is also found in videos of other people. Choose it only for recordings that are yours alone: no samples, loops or beats that others may use too.',
      },
      {
        asks: 'What happens when a payment is refunded?',
        answer: `The release falls back to ${BASIC_PERCENTAGE}% from that day, and stays where it is. A payment that bought nothing, because the plan was there already, goes back by itself.`,
      },
    ],
  },
  {
    title: 'Web3 & The Flywheel',
    questions: [
      {
        asks: 'Do I need to know anything about crypto?',
        answer: `No. Nothing of ${name} needs a wallet or a coin. What is planned will be an offer, never a condition.`,
      },
      {
        asks: 'What are shares for fans?',
        answer:
          'you mint shares of a song’s royalties, fans buy them, and whoever holds one gets their part of what the song earns.',
        offer: 'fanShares',
      },
      {
        asks: 'What does “royalties on a chain” mean?',
        answer: 'what a song earned and who was paid is written to a public blockchain, so that anybody can check it.',
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
          'A way of working: each release brings people to your own website, some of them stay, and the next release begins with them. The checklist of a submitted release leads through it, in seven steps.',
      },
      {
        asks: 'Who owns my music?',
        answer:
          'You do. The distribution agreement lets us deliver it and collect what it earns, and you can ask at any time to have it taken down.',
      },
      {
        asks: `Is ${name} open software?`,
        answer: 'Yes, under the MIT licence. A label can run it under its own name.',
      },
    ],
  },
];
