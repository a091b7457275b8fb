import type { Intent } from './intent.ts';

const AI_RECORDING =
  'Tools that only work on what somebody played or sang do not count: tuning, noise reduction, mixing and mastering, plugins, synthesizers and drum machines. Loops and samples that people recorded do not either. A voice, an instrument or a sound that a machine made does: then say partly, or all of it.';
const AI_WRITING =
  'It is about what was written: the melody and harmony, and the words. Looking something up does not count, nor a dictionary or a spelling check. Music or lines of lyrics that came out of a machine, translated ones too, do: then say partly, or all of it.';

const SUNG =
  'Each track has one language: the one that most of it is sung in. A few lines in another one need not be said. Singing without words has no language: then say instrumental.';

/** Questions about whether something counts as the requested value. */
export const countIntents: readonly Intent[] = [
  {
    topic: 'AI in a recording',
    asksBack: true,
    at: ['ai_audio'],
    conceptLists: [
      ['correction'],
      ['sample'],
      ['count'],
      ['partly'],
      ['ai'],
      ['meaning'],
      ['correction', 'ai'],
      ['sample', 'ai'],
      ['correction', 'count'],
      ['sample', 'count'],
      ['correction', 'ai', 'count'],
      ['sample', 'ai', 'count'],
      ['meaning', 'partly'],
      ['partly', 'correction'],
      ['meaning', 'partly', 'correction'],
      ['translation'],
      ['intro', 'ai'],
      ['ai', 'count'],
      ['meaning', 'ai'],
      ['correction', 'enough'],
      ['usual'],
    ],
    answer: AI_RECORDING,
  },
  {
    topic: 'AI in the writing',
    asksBack: true,
    at: ['ai_composition'],
    conceptLists: [
      ['translation'],
      ['writing_help'],
      ['count'],
      ['partly'],
      ['ai'],
      ['composition'],
      ['meaning'],
      ['translation', 'ai'],
      ['writing_help', 'count'],
      ['translation', 'ai', 'count'],
      ['correction'],
      ['text_of_song'],
      ['composition', 'meaning'],
      ['composition', 'meaning', 'text_of_song'],
      ['melody'],
      ['sample'],
      ['partly', 'ai'],
      ['meaning', 'ai'],
      ['translation', 'text_of_song', 'ai'],
      ['usual'],
    ],
    answer: AI_WRITING,
  },
  {
    topic: 'what AI use is',
    conceptLists: [
      ['ai', 'count'],
      ['ai', 'change'],
      ['ai', 'track'],
      ['ai', 'artwork'],
      ['ai', 'needed'],
    ],
    answer:
      'Two questions ask about AI: one for the recording (voices, instruments, sounds), one for the writing (music and words). For each say no, partly or all of it; you can change it here until you submit, like “AI for the recording: partly”. The cover picture is not asked about.',
  },
  {
    topic: 'stores and AI',
    conceptLists: [
      ['ai', 'playlist'],
      ['ai', 'playlist', 'store'],
      ['ai', 'store'],
      ['ai', 'named_store'],
      ['ai', 'store', 'live'],
      ['ai', 'store', 'count'],
    ],
    answer:
      'Stores decide themselves what they take, and that is why they want to know how much AI was used. I cannot promise for any of them; what is declared wrongly may be taken down.',
  },
  {
    topic: 'what is explicit',
    asksBack: true,
    at: ['explicit'],
    conceptLists: [
      ['swear'],
      ['count'],
      ['swear', 'count'],
      ['foreign'],
      ['meaning'],
      ['swear', 'foreign'],
      ['foreign', 'count'],
      ['usual'],
      ['swear', 'seconds'],
      ['purpose'],
    ],
    answer:
      'Explicit is strong language, sex, violence or drugs in the words, in whatever language, and once is enough. Mild words such as damn, hell or bloody are mostly left unmarked, and sounds do not count. In doubt say explicit: stores take down what hides it.',
  },
  {
    topic: 'what counts as released',
    asksBack: true,
    at: ['original_release'],
    conceptLists: [
      ['youtube'],
      ['film'],
      ['count'],
      ['youtube', 'count'],
      ['film', 'count'],
      ['seconds', 'youtube'],
      ['live_take'],
      ['meaning'],
      ['radio'],
      ['youtube', 'seconds', 'count'],
      ['film', 'count', 'live'],
      ['live'],
      ['youtube', 'live'],
      ['family'],
    ],
    answer:
      'It counts when people could hear or buy this very recording anywhere: on YouTube, SoundCloud or Bandcamp, on a website, on CD or cassette. A snippet, a leak, a concert, or a film that it is heard in does not. If it was out, I need its first day, like 4 May 2019; for a release that is mostly new, say that it is new.',
  },
  {
    topic: 'what counts as a track',
    asksBack: true,
    at: ['track_count', 'track_titles'],
    conceptLists: [
      ['intro'],
      ['seconds'],
      ['count'],
      ['intro', 'count'],
      ['intro', 'track'],
      ['seconds', 'track'],
      ['intro', 'seconds'],
      ['seconds', 'intro', 'count'],
      ['intro', 'count', 'track'],
      ['live_take'],
    ],
    answer:
      'Every recording with a file of its own is a track: an intro, an interlude, a skit, an instrumental or a karaoke version too. No track is too short for us, but stores mostly count a play from 30 seconds on. How many tracks are there then?',
  },
  {
    topic: 'how many tracks',
    conceptLists: [
      ['track', 'change'],
      ['track', 'afterwards', 'change'],
    ],
    answer:
      'Tracks can be added until you submit: tell me, or drop the next audio file here. Taking one out is done in the editor. Once it is submitted, their number is fixed. See /faq.',
  },
  {
    topic: 'what is a version',
    at: ['version'],
    conceptLists: [
      ['live_take'],
      ['count'],
      ['meaning'],
      ['live_take', 'count'],
      ['usual'],
      ['purpose'],
      ['intro'],
      ['needed'],
      ['difference'],
    ],
    answer:
      'A version tells two recordings of the same title apart: Live, Acoustic, Remastered, Deluxe. Live is whatever was played in one go before people, or sounds so, wherever that was. The usual recording has none: then say no.',
  },
  {
    topic: 'the language of the titles',
    at: ['metadata_language', 'title', 'track_titles'],
    conceptLists: [
      ['language'],
      ['usual'],
      ['count'],
      ['translation'],
      ['language', 'count'],
      ['language', 'usual'],
      ['difference'],
      ['meaning'],
      ['purpose'],
      ['translation', 'language'],
    ],
    answer:
      'One language is chosen for all titles: the one that most of them are written in, the nearest one for a dialect. Its letters do not matter: Greek in Latin letters is Greek. There is no place for translated titles.',
  },
  {
    topic: 'the language that is sung',
    at: ['audio_language'],
    conceptLists: [
      ['language'],
      ['count'],
      ['language', 'count'],
      ['language', 'needed'],
      ['usual'],
      ['foreign'],
      ['translation'],
      ['meaning'],
    ],
    answer: SUNG,
  },
  {
    topic: 'another language in a track',
    at: ['review', 'contributors', 'writers', 'explicit'],
    conceptLists: [['language'], ['language', 'needed'], ['language', 'count'], ['foreign', 'language']],
    answer: SUNG,
  },
];
