import { brand } from '../../brand.ts';
import type { Intent } from './intent.ts';

/** Questions about how to do things here, and about people, names and codes. */
export const howToIntents: readonly Intent[] = [
  {
    topic: 'uploading files',
    conceptLists: [
      ['upload'],
      ['upload', 'where'],
      ['upload', 'track'],
      ['upload', 'artwork'],
      ['upload', 'how'],
      ['upload', 'cost'],
      ['upload', 'when'],
    ],
    answer:
      'Drop files anywhere on this chat, at any time: the cover as a square JPEG of at least 3000x3000 pixels under 25 MB, audio as WAV, FLAC, MP3 or M4A, a licence as PDF. See /faq.',
  },
  {
    topic: 'pasting codes',
    at: ['codes'],
    conceptLists: [
      ['paste'],
      ['paste', 'codes'],
      ['upload'],
      ['upload', 'codes'],
      ['paste', 'old_codes', 'codes'],
      ['where'],
    ],
    answer:
      'Yes: copy the ISRCs and paste them here, one in each line, in the order of the tracks. The UPC can stand with them.',
  },
  {
    topic: 'pasting lists',
    conceptLists: [['paste'], ['paste', 'track']],
    answer: 'Yes: copy them and paste them here, one in each line, in the order of the tracks.',
  },
  {
    topic: 'ISRC and UPC',
    at: ['codes'],
    conceptLists: [
      ['meaning', 'codes'],
      ['difference'],
      ['difference', 'codes'],
      ['meaning'],
      ['meaning', 'codes', 'difference'],
      ['purpose', 'codes'],
      ['purpose'],
      ['needed'],
      ['needed', 'codes'],
      ['codes', 'meaning', 'purpose'],
      ['codes', 'track'],
    ],
    answer:
      'The UPC is the number of the release, the ISRC that of one recording, which keeps its plays together. You need not have any: left blank, both are given at no cost when you submit. Music that was out before keeps its old ones.',
  },
  {
    topic: 'codes of earlier releases',
    at: ['codes'],
    conceptLists: [
      ['old_codes'],
      ['old_codes', 'codes'],
      ['codes', 'old_codes', 'needed'],
      ['codes', 'meaning', 'old_codes'],
      ['old_codes', 'needed'],
      ['old_codes', 'meaning'],
    ],
    answer:
      'A recording that was out before has an ISRC: keep it, or its plays start anew; your old distributor’s page or the store shows it. A new recording gets a new one from us, at no cost. A new release gets a new UPC.',
  },
  {
    topic: 'codes before the release',
    at: ['codes'],
    conceptLists: [['early'], ['early', 'codes'], ['when'], ['when', 'codes'], ['early', 'when', 'codes']],
    answer:
      'Codes are given when you submit, and stand on the page of the release from then on. If something is printed before, submit early with a later day of sale, or type codes of your own.',
  },
  {
    topic: 'where the preview begins',
    asksBack: true,
    at: ['preview_start'],
    conceptLists: [
      ['moment'],
      ['moment', 'usual'],
      ['moment', 'where'],
      ['usual'],
      ['purpose'],
      ['meaning'],
      ['needed'],
      ['where'],
      ['count'],
      ['seconds'],
      ['how'],
      ['track'],
      ['difference'],
    ],
    answer:
      'Some stores play half a minute to people who do not pay. Most artists begin at the chorus; I cannot hear the track, so give me the time, like 0:45. It may be left empty: then the stores choose.',
  },
  {
    topic: 'whether a label is needed',
    at: ['record_label'],
    conceptLists: [
      ['needed'],
      ['purpose'],
      ['usual'],
      ['company'],
      ['meaning'],
      ['count'],
      ['label', 'needed'],
      ['label', 'purpose'],
      ['company', 'count'],
      ['label', 'company'],
      ['label', 'meaning'],
      ['company', 'usual'],
      ['difference'],
      ['label', 'usual'],
      ['label', 'count'],
    ],
    answer:
      'No label is needed, and many artists leave it out: it is a name that stores show beside the release, and changes nothing about money or playlists here. An association or a name of your own may stand there if you may use it; nobody else’s without their consent.',
  },
  {
    topic: 'which genre',
    at: ['primary_genre', 'secondary_genre'],
    conceptLists: [
      ['usual'],
      ['genre'],
      ['playlist'],
      ['difference'],
      ['playlist', 'usual'],
      ['genre', 'usual'],
      ['genre', 'playlist'],
      ['included'],
      ['genre', 'included'],
      ['count'],
      ['meaning'],
      ['purpose'],
      ['needed'],
      ['genre', 'count'],
      ['difference', 'genre'],
    ],
    answer:
      'Choose the genre whose listeners should find it: it decides on which shelves, charts and playlists stores consider it, and none of them brings more by itself. There are 38; a smaller style goes with the one it belongs to, so just tell me what it is.',
  },
  {
    topic: 'who may be a guest',
    at: ['artists'],
    conceptLists: [
      ['several'],
      ['count'],
      ['featured'],
      ['needed'],
      ['featured', 'meaning'],
      ['featured', 'count'],
      ['featured', 'difference'],
      ['meaning'],
      ['usual'],
    ],
    answer:
      'The main artist is on whose page the release appears; a guest who is heard gets it on theirs too. Somebody who only produced, played or wrote is named later, among the credits.',
  },
  {
    topic: 'who is credited',
    at: ['contributors'],
    conceptLists: [
      ['several'],
      ['several', 'enough'],
      ['several', 'needed'],
      ['needed'],
      ['usual'],
      ['purpose'],
      ['count'],
      ['meaning'],
      ['correction'],
    ],
    answer:
      'Whoever worked on the recording, with what they did: stores show them as credits, and some ask for a producer and an engineer. A service or a program need not be named. Nobody is needed: say “nobody else”.',
  },
  {
    topic: 'who wrote it',
    at: ['writers'],
    conceptLists: [
      ['needed'],
      ['usual'],
      ['purpose'],
      ['count'],
      ['meaning'],
      ['difference'],
      ['composition'],
      ['text_of_song'],
    ],
    answer:
      'Whoever made up the melody or the harmony wrote the music, whoever made up the words the lyrics: first and last names. If you cannot agree yet, say so and I ask again later; who gets which part of the money is a split, see /dashboard/splits.',
  },
  {
    topic: 'the least age',
    conceptLists: [['age'], ['age', 'needed'], ['age', 'earn'], ['age', 'cost']],
    answer:
      'Our terms name no least age, and no question here asks for one. The account belongs to a person with their real name, which can be a parent’s. What fits you a person answers, at /contact.',
  },
  {
    topic: 'who sees what',
    conceptLists: [['privacy'], ['privacy', 'age'], ['privacy', 'real_name'], ['privacy', 'needed']],
    answer:
      'Stores get and show what belongs to the release: titles, names in the credits, both lines. Your e-mail address, phone number and address are not shown to anybody there, and nobody can write to an artist through us. See /privacy.',
  },
  {
    topic: 'a person',
    conceptLists: [['human'], ['human', 'where'], ['human', 'how']],
    answer: `I am a program. A person answers at /contact, or at ${brand.supportEmail}.`,
  },
  {
    topic: 'the profile',
    conceptLists: [
      ['account'],
      ['account', 'change'],
      ['account', 'where'],
      ['account', 'change', 'afterwards'],
      ['account', 'privacy'],
    ],
    answer:
      'Your artist name, e-mail address and password are changed on /dashboard/profile. One account is one sign-in; names that stand in a release already stay as they are.',
  },
  {
    topic: 'nothing is lost',
    conceptLists: [['draft'], ['draft', 'afterwards'], ['draft', 'another_time']],
    answer:
      'Everything is saved as you say it. You can close the page and go on at any time, on any device; the release waits in your library, on /dashboard/releases.',
  },
];
