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
      'Drop files anywhere on this chat, at any time: the cover as a square JPEG of at least 3000x3000 pixels under 25 MB, audio as WAV, FLAC, MP3 or M4A, a license as a PDF. See /faq.',
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
    answer: 'Yes: copy the ISRCs and paste them here, one per line, in the order of the tracks. You can add the UPC.',
  },
  {
    topic: 'pasting lists',
    conceptLists: [['paste'], ['paste', 'track']],
    answer: 'Yes: copy them and paste them here, one per line, in the order of the tracks.',
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
      'The UPC identifies the release, and the ISRC one recording, which keeps its plays together. You don’t need to have either: leave them blank, and we assign both at no cost when you submit. Music that came out before keeps its old ones.',
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
      'A recording that came out before has an ISRC: keep it, or its plays start again from zero. You’ll find it at your old distributor or in the store. A new recording gets a new one from us, at no cost. A new release gets a new UPC.',
  },
  {
    topic: 'codes before the release',
    at: ['codes'],
    conceptLists: [['early'], ['early', 'codes'], ['when'], ['when', 'codes'], ['early', 'when', 'codes']],
    answer:
      'We assign the codes when you submit, and they’re on the release’s page from then on. If you need them earlier, for print, submit early with a later sales start date, or enter your own codes.',
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
      'Some stores play half a minute to people who don’t pay. Most artists start at the chorus. I can’t hear the track, so give me the time, like 0:45. If you leave it empty, the stores choose.',
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
      'You don’t need a label, and many artists leave it out: it’s a name stores show next to the release, and makes no difference to money or playlists here. You can enter an organization or a name of your own if you’re allowed to use it, but nobody else’s without their consent.',
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
      'Choose the genre whose listeners should find it: it decides which sections, charts and playlists stores consider it for, and no genre earns more by itself. There are 38; a smaller style goes under the one it belongs to, so just tell me what it is.',
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
      'The release appears on the main artist’s page, and on the page of any guest who is heard. People who only produced, played or wrote come later, in the credits.',
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
      'Everyone who worked on the recording, and what they did: stores show them as credits, and some ask for a producer and an engineer. You don’t have to name a service or a program. If there’s nobody, say “nobody else”.',
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
      'Whoever created the melody or the harmony wrote the music, and whoever created the words wrote the lyrics. I need first and last names. If you haven’t agreed yet, say so and I’ll ask again later. Who gets which part of the money is a split: see /dashboard/splits.',
  },
  {
    topic: 'the least age',
    conceptLists: [['age'], ['age', 'needed'], ['age', 'earn'], ['age', 'cost']],
    answer:
      'Our terms set no minimum age, and no question here asks for one. The account belongs to a person under their real name, which can be a parent’s. To find out what suits you, ask a person at /contact.',
  },
  {
    topic: 'who sees what',
    conceptLists: [['privacy'], ['privacy', 'age'], ['privacy', 'real_name'], ['privacy', 'needed']],
    answer:
      'Stores get and show what belongs to the release: titles, names in the credits, both lines. They don’t show your email address, phone number or address to anyone, and nobody can write to an artist through us. See /privacy.',
  },
  {
    topic: 'a person',
    conceptLists: [['human'], ['human', 'where'], ['human', 'how']],
    answer: `I’m a program. For a person, write to /contact or ${brand.supportEmail}.`,
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
      'You can change your artist name, email address and password on /dashboard/profile. One account has one sign-in. Names already in a release stay as they are.',
  },
  {
    topic: 'nothing is lost',
    conceptLists: [['draft'], ['draft', 'afterwards'], ['draft', 'another_time']],
    answer:
      'Everything is saved as you answer. You can close the page and continue at any time, on any device; the release is in your library, on /dashboard/releases.',
  },
];
