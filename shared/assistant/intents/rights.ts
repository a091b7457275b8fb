import { brand } from '../../brand.ts';
import type { Intent } from './intent.ts';

const PDF = 'We need the license itself, in writing, as a PDF with the track; a person in our office checks it.';

/** Questions about ownership, and about songs by other writers. */
export const rightsIntents: readonly Intent[] = [
  {
    topic: 'who owns the music',
    conceptLists: [
      ['ownership'],
      ['ownership', 'submit'],
      ['ownership', 'licence'],
      ['ownership', 'submit', 'licence'],
      ['ownership', 'earn'],
    ],
    answer: `You stay the owner. The distribution agreement lets us deliver the release and collect what it earns, and you can take it down at any time. See /terms; for a legal question write to ${brand.supportEmail}.`,
  },
  {
    topic: 'P-line and C-line',
    conceptLists: [
      ['p_line', 'c_line'],
      ['p_line', 'c_line', 'difference'],
      ['p_line', 'c_line', 'meaning'],
      ['p_line', 'c_line', 'text_of_song'],
      ['p_line', 'artwork'],
      ['c_line', 'text_of_song', 'p_line', 'artwork'],
    ],
    answer:
      'The P-line (℗) is for the recording: who owns what you hear. The C-line (©) is for what is printed: artwork and text. They are often the same.',
  },
  {
    topic: 'P-line and C-line compared',
    at: ['p_line', 'c_line'],
    conceptLists: [
      ['difference'],
      ['difference', 'meaning'],
      ['text_of_song'],
      ['text_of_song', 'p_line'],
      ['difference', 'before'],
      ['difference', 'ownership'],
    ],
    answer:
      'The P-line (℗) is for the recording: who owns what you hear. The C-line (©) is for what is printed: artwork and text. They are often the same.',
  },
  {
    topic: 'who owns the recording',
    asksBack: true,
    at: ['p_line'],
    conceptLists: [
      ['several'],
      ['several', 'ownership'],
      ['needed', 'ownership', 'p_line'],
      ['ownership'],
      ['ownership', 'company'],
      ['company'],
      ['usual'],
      ['cost'],
      ['needed', 'ownership'],
      ['earn'],
      ['split'],
      ['family'],
      ['ownership', 'where'],
    ],
    answer:
      'The recording belongs to whoever made it happen, unless you agreed otherwise: usually you, or the label or company that paid for it. If several people share it, or it isn’t settled, ask them first; I’ll write what you tell me, with the year. If there is a contract, its wording decides.',
  },
  {
    topic: 'who owns the artwork and the text',
    asksBack: true,
    at: ['c_line'],
    conceptLists: [
      ['several'],
      ['several', 'ownership'],
      ['ownership'],
      ['artwork'],
      ['ownership', 'artwork'],
      ['company'],
      ['company', 'ownership'],
      ['usual'],
      ['usual', 'artwork'],
      ['family'],
      ['family', 'ownership'],
      ['family', 'artwork'],
      ['cost', 'artwork'],
      ['cost'],
      ['where'],
    ],
    answer:
      'Most artists enter the same as on the P-line: themselves, or their label. If somebody else made the picture, it’s theirs unless you agreed that it’s yours. If you made it with a tool such as Canva, its terms decide, and usually it’s yours.',
  },
  {
    topic: 'names on the lines',
    at: ['p_line', 'c_line'],
    conceptLists: [['real_name'], ['real_name', 'needed'], ['real_name', 'ownership'], ['both_names']],
    answer:
      'It’s the name of the owner: a person, a band or a company, as in your contract if there is one. Stores show it as you write it. You need the line to submit.',
  },
  {
    topic: 'the lines are needed',
    at: ['p_line', 'c_line'],
    conceptLists: [['needed'], ['needed', 'meaning'], ['needed', 'p_line'], ['needed', 'c_line']],
    answer:
      'Yes, you can’t submit a release without both lines. The P-line names the owner of the recording, and the C-line the owner of the artwork and text. Without a label, that’s usually you, and “I own it” is an answer.',
  },
  {
    topic: 'a child as the owner',
    asksBack: true,
    at: ['p_line', 'c_line'],
    conceptLists: [['age'], ['age', 'ownership'], ['age', 'needed'], ['age', 'ownership', 'needed']],
    answer:
      'The line names the owner, and nothing here asks for an age. Whether it should name a parent is a legal question I can’t answer: ask a person at /contact.',
  },
  {
    topic: 'real names',
    conceptLists: [['real_name'], ['real_name', 'needed'], ['real_name', 'usual'], ['both_names']],
    answer:
      'Only writers need their legal names, because societies pay under those. Artists and everyone else can go by the names they’re known by, always spelled the same.',
  },
  {
    topic: 'legal names of writers',
    at: ['writers'],
    conceptLists: [['real_name'], ['real_name', 'needed'], ['real_name', 'privacy']],
    answer:
      'Yes: writers need their legal first and last names, because collecting societies pay under those. Stage names are for the artists.',
  },
  {
    topic: 'one spelling of an artist',
    at: ['artists', 'title'],
    conceptLists: [['both_names'], ['language'], ['both_names', 'language']],
    answer:
      'Always write a name the same way: with two spellings, stores create two pages. Please choose the one people find you by.',
  },
  {
    topic: 'a licence for a cover',
    at: ['cover_licence'],
    conceptLists: [
      ['needed'],
      ['needed', 'licence'],
      ['live_take'],
      ['live_take', 'needed'],
      ['live_take', 'licence'],
      ['purpose'],
      ['afterwards'],
      ['afterwards', 'needed'],
    ],
    answer:
      'A cover needs a license whether it was recorded live or in a studio, and whoever sings it. You can submit without one, but the song’s owners can have the release taken down. In most countries, a song is free to use once its writers have been dead for more than 70 years.',
  },
  {
    topic: 'how to get a licence',
    at: ['cover_licence'],
    conceptLists: [
      ['get_it'],
      ['where'],
      ['get_it', 'where'],
      ['get_it', 'licence'],
      ['where', 'licence'],
      ['needed', 'get_it'],
      ['usual'],
      ['licence', 'get_it', 'where'],
      ['meaning', 'get_it'],
      ['needed', 'where'],
    ],
    answer:
      'We don’t arrange it: you get it from the song’s publisher, your collecting society, or an agency for mechanical licenses, which takes a few days and a standard fee. Then drop its PDF here. Until then, say that you still need one.',
  },
  {
    topic: 'societies and cover licences',
    at: ['cover_licence', 'cover_songs'],
    conceptLists: [
      ['society'],
      ['society', 'licence'],
      ['society', 'asked_for'],
      ['society', 'enough'],
      ['society', 'get_it'],
      ['society', 'difference'],
      ['society', 'difference', 'licence'],
      ['society', 'asked_for', 'enough'],
      ['society', 'upload'],
      ['society', 'licence', 'upload'],
      ['society', 'get_it', 'asked_for'],
    ],
    answer: `A license to perform or copy songs, such as a church or a school has, usually isn’t a mechanical license for a release. In some countries the society grants that too: ask yours. ${PDF} A request or an application isn’t enough.`,
  },
  {
    topic: 'permission that is not a licence',
    at: ['cover_licence', 'cover_songs'],
    conceptLists: [
      ['enough'],
      ['asked_for'],
      ['asked_for', 'enough'],
      ['asked_for', 'family'],
      ['asked_for', 'licence'],
      ['family', 'enough'],
      ['asked_for', 'family', 'enough'],
      ['asked_for', 'family', 'public_domain'],
      ['asked_for', 'family', 'public_domain', 'enough'],
      ['society', 'asked_for'],
    ],
    answer: `A verbal promise, or an agreement still to come, isn’t enough. ${PDF} If the owner of the song agrees, a short signed letter naming the song, recording and release can do; if in doubt, ask at /contact.`,
  },
  {
    topic: 'a licence in another language',
    at: ['cover_licence'],
    conceptLists: [
      ['language'],
      ['upload', 'language'],
      ['licence', 'language'],
      ['human', 'licence'],
      ['licence', 'language', 'human'],
    ],
    answer: `Drop the PDF as it is. ${PDF} If something is missing or can’t be read, they’ll write to you on the release’s page.`,
  },
  {
    topic: 'uploading a licence',
    at: ['cover_licence'],
    conceptLists: [['upload'], ['upload', 'licence']],
    answer: `Yes, drop it here as a PDF of less than 25 MB. ${PDF}`,
  },
  {
    topic: 'songs in the public domain',
    asksBack: true,
    at: ['cover_songs', 'cover_licence', 'writers', 'ai_composition'],
    conceptLists: [
      ['public_domain'],
      ['public_domain', 'needed'],
      ['public_domain', 'count'],
      ['public_domain', 'melody'],
      ['public_domain', 'licence'],
      ['public_domain', 'composition'],
    ],
    answer:
      'A traditional song, or one whose writers died more than 70 years ago, is free in most countries and needs no license; a newer tune, text or arrangement of it may. If all of it is free, it isn’t a cover: when I ask about writers, say “it is in the public domain”.',
  },
  {
    topic: 'samples and covers',
    asksBack: true,
    at: ['cover_songs', 'cover_licence'],
    conceptLists: [['sample'], ['sample', 'count'], ['sample', 'needed'], ['sample', 'public_domain']],
    answer:
      'A sample doesn’t make a track a cover: a cover is somebody else’s whole song, recorded by you. A sample needs permission from the recording’s owner and from the song’s writers before the release. If nothing else is a cover, say no.',
  },
  {
    topic: 'borrowed melodies',
    asksBack: true,
    at: ['cover_songs', 'cover_licence'],
    conceptLists: [
      ['melody'],
      ['melody', 'count'],
      ['melody', 'family'],
      ['translation'],
      ['translation', 'count'],
      ['seconds', 'melody'],
      ['melody', 'public_domain', 'difference'],
      ['melody', 'difference'],
      ['melody', 'text_of_song'],
      ['seconds'],
    ],
    answer:
      'A known song with new or translated words is a cover too, and needs permission from its owner; the tune of an old or traditional song needs none. A few bars of it in your own song don’t make a cover, but the writers have to allow it while it is protected.',
  },
  {
    topic: 'songs of people that you know',
    asksBack: true,
    at: ['cover_songs'],
    conceptLists: [
      ['family'],
      ['family', 'count'],
      ['family', 'asked_for'],
      ['asked_for'],
      ['family', 'asked_for', 'count'],
    ],
    answer:
      'If somebody else wrote the song and it was never released, it isn’t a cover: name them as its writer, and get their permission. If they released it before, it’s a cover and needs a license from them.',
  },
  {
    topic: 'remixes and covers',
    at: ['cover_songs', 'version', 'track_count'],
    conceptLists: [['remix'], ['remix', 'count'], ['remix', 'included'], ['remix', 'needed'], ['remix', 'difference']],
    answer:
      'A remix or a sped-up edit is a separate track, with its version after the title, and can be on the same release. It isn’t a cover; if the recording isn’t yours, its owner has to allow it.',
  },
  {
    topic: 'what is a cover',
    asksBack: true,
    at: ['cover_songs'],
    conceptLists: [['count'], ['meaning'], ['count', 'track'], ['difference'], ['live_take']],
    answer:
      'A cover is your own recording of a song that somebody else wrote and released. Your own song recorded again, a traditional song and a sample are not covers. Which tracks would you say are covers?',
  },
];
