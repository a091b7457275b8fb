import { brand } from '../../brand.ts';
import { isPlanned } from '../../site/offers.ts';
import { promises } from '../../site/promises.ts';
import type { Intent } from './intent.ts';

const { deliveryDays } = brand;
const days = `${deliveryDays.paid} with a plan, ${deliveryDays.basic} without one`;

/** Questions about release dates, and about making changes before and after them. */
export const deliveryIntents: readonly Intent[] = [
  {
    topic: 'how long it takes until it is out',
    conceptLists: [
      ['when', 'live'],
      ['when', 'submit'],
      ['when', 'submit', 'live'],
      ['when', 'named_store'],
      ['when', 'named_store', 'live'],
      ['when', 'store'],
      ['when', 'live', 'store'],
    ],
    answer: `Delivery takes ${days}, after our office has reviewed the release; stores then need their own time. Still, submit it 4 to 6 weeks ahead: playlist editors need the time. See /faq.`,
  },
  {
    topic: 'when it will be out',
    at: ['review', 'locked', 'sales_start'],
    conceptLists: [['when'], ['live']],
    answer: `Delivery takes ${days}, after our office has reviewed the release; stores then need their own time. Still, submit it 4 to 6 weeks ahead: playlist editors need the time. See /faq.`,
  },
  {
    topic: 'how long the check takes',
    conceptLists: [['review'], ['when', 'review'], ['review', 'submit']],
    answer: `Our office reviews each release before it goes to the stores; if something is wrong, they tell you what, and you submit it again. I can’t promise how long the review alone takes. Delivery takes ${days}. See /faq.`,
  },
  {
    topic: 'changes after submitting',
    conceptLists: [
      ['change', 'submit'],
      ['change', 'afterwards', 'submit'],
      ['change', 'afterwards', 'artwork'],
      ['change', 'afterwards', 'live'],
      ['change', 'live'],
      ['change', 'submit', 'artwork'],
      ['change', 'afterwards'],
    ],
    answer:
      'Until you submit, everything can be changed. While we review the release, nothing can: write to our office from its page, and they can send it back to you for changes. Once it has been delivered, you can open a change on its page. See /faq.',
  },
  {
    topic: 'stores and countries can be changed',
    at: ['territories', 'stores'],
    conceptLists: [['change', 'afterwards'], ['change']],
    answer:
      'Until you submit, you can add or leave out stores and countries at any time. After that, nothing can be changed here: ask our office, from the release’s page.',
  },
  {
    topic: 'answers can be changed',
    at: [
      'title',
      'track_count',
      'track_titles',
      'version',
      'artists',
      'primary_genre',
      'secondary_genre',
      'metadata_language',
      'cover_art',
      'audio_files',
      'audio_language',
      'explicit',
      'writers',
      'contributors',
      'p_line',
      'c_line',
      'record_label',
      'sales_start',
      'pre_order',
      'original_release',
      'codes',
      'preview_start',
    ],
    conceptLists: [['change', 'afterwards'], ['change'], ['change', 'live']],
    answer:
      'Yes: until you submit, tell me the new value at any time, or change it in the editor. After you submit, nothing can be changed here. See /faq.',
  },
  {
    topic: 'taking a release down',
    conceptLists: [['takedown'], ['takedown', 'afterwards'], ['takedown', 'ownership'], ['takedown', 'when']],
    answer: `You can have a release taken down at any time, with a button on its page. We pass it on to the stores within ${promises.takedownSentWithin}, and each store then takes its own days. Before we’ve sent a release to the stores, you can withdraw it on its page instead, and get your money back. See /terms.`,
  },
  {
    topic: 'how to submit',
    conceptLists: [['submit'], ['where', 'submit'], ['submit', 'how']],
    answer:
      'Only you submit: press “Review and submit” next to the release here, or under my last message on a small screen. There you check everything, choose a plan or none, accept the agreement and press Submit.',
  },
  {
    topic: 'nothing goes out by itself',
    at: ['review'],
    conceptLists: [['wait']],
    answer:
      'Take your time: nothing goes out before you submit it yourself. What would you like to look at? You can ask for any field by name.',
  },
  {
    topic: 'no hurry',
    conceptLists: [['wait']],
    answer: 'Take your time: nothing goes out before you submit it yourself.',
  },
  {
    topic: 'listening before it is out',
    conceptLists: [
      ['listen', 'before'],
      ['listen', 'live'],
      ['listen', 'before', 'live'],
    ],
    answer:
      'There’s no link to share a draft. You can play all tracks on the review page and let people listen with you; nothing goes out before you submit it.',
  },
  {
    topic: 'what fans hear before the release',
    at: ['pre_order'],
    conceptLists: [['listen'], ['listen', 'before'], ['listen', 'preorder'], ['listen', 'before', 'preorder']],
    answer: 'No: with a pre-order, fans buy or save it before it’s out, and hear it on the first day.',
  },
  {
    topic: 'a summary',
    conceptLists: [['summary']],
    answer:
      'I can’t send anything to other people. The review page shows the whole release on one page, and so does the release’s own page afterwards: copy or print it from there.',
  },
  {
    topic: 'radio',
    conceptLists: [['radio'], ['radio', 'store'], ['radio', 'included']],
    answer:
      'Not radio stations: we deliver to stores and streaming services. iHeartRadio and Pandora, which play radio on the internet, are among them.',
  },
  {
    topic: 'playlists',
    conceptLists: [
      ['playlist'],
      ['playlist', 'when'],
      ['playlist', 'label'],
      ['playlist', 'usual'],
      ['playlist', 'genre'],
      ['playlist', 'needed'],
    ],
    answer:
      'The stores’ editors decide, and nobody can promise a playlist. What helps: submitting more than 4 weeks ahead, the right genre, and a complete release. You don’t need a label.',
  },
  {
    topic: 'when a pre-order begins',
    at: ['pre_order'],
    conceptLists: [
      ['when'],
      ['when', 'preorder'],
      ['usual'],
      ['when', 'usual'],
      ['when', 'before'],
      ['when', 'playlist'],
    ],
    answer: `A pre-order can begin on any day before the sales start, up to 365 days ahead. There’s no minimum; two weeks is common, and delivery (${days}) has to fit before it. You lose nothing without one.`,
  },
  {
    topic: 'what a pre-order is good for',
    at: ['pre_order'],
    conceptLists: [
      ['meaning'],
      ['meaning', 'preorder'],
      ['purpose'],
      ['purpose', 'preorder'],
      ['needed'],
      ['needed', 'preorder'],
      ['meaning', 'purpose'],
    ],
    answer:
      'With a pre-order, fans buy or save it before it’s out, and it all counts on the first day. It’s optional and free; just before the release it does little.',
  },
  {
    topic: 'pre-orders and pre-saves',
    conceptLists: [
      ['preorder', 'presave'],
      ['preorder', 'presave', 'difference'],
      ['presave'],
      ['presave', 'where'],
      ['presave', 'included'],
    ],
    answer: `With a pre-order fans pay before the release is out; with a pre-save they pay nothing, and it is in their library on the first day. Here you set one day, from which stores that take pre-orders may offer it.${isPlanned('preSaves') ? ' Pre-save pages of our own are planned, not there yet.' : ''}`,
  },
];
