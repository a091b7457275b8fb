import { genres } from '../../reference/genres.ts';
import { requiredItems, trackLacks } from '../../releases/completeness.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { isTitled } from '../../releases/placeholder-title.ts';
import type { Release } from '../../releases/release.ts';
import { hasNoOpenFinding } from '../../rules/readiness.ts';
import { always, IN_QUOTES, type Question, quickReplies } from '../question.ts';

const COMMON_GENRES = ['Hip Hop/Rap', 'Pop', 'Electronic', 'R&B/Soul', 'Rock', 'Singer/Songwriter'];
const commonGenres = genres.filter(({ name }) => COMMON_GENRES.includes(name)).map(({ name }) => name);

const OF_SINGLE = ['single-title', 'single-version'] as const;
const isSame = (release: Release) => hasNoOpenFinding(release, OF_SINGLE);
const called = ({ title, version }: Pick<Release, 'title' | 'version'>) => (version ? `${title} (${version})` : title);

/** Questions about the title, artists and genre. */
export const aboutRelease = {
  title: {
    step: 'title',
    places: ['title'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.title.isPresent,
    ask: () => 'What is the title of your release?',
    why: 'The title is what people search for and what’s on the cover. Stores reject a release if its title and cover don’t match.',
    hint: IN_QUOTES,
  },
  track_count: {
    step: 'track_count',
    places: [],
    isRequired: true,
    applies: always,
    isAnswered: ({ trackIds }) => trackIds.length > 0,
    ask: () => 'How many tracks does it have? One is a Single, 2 to 6 are an EP, 7 to 15 an Album.',
    why: 'The number of tracks decides what kind of release it is, which plan fits, and what I ask next. It can’t change after you submit.',
    choices: () => quickReplies('1 track', '2 tracks', '4 tracks', '10 tracks'),
  },
  track_titles: {
    step: 'track_titles',
    places: ['title'],
    isRequired: true,
    applies: ({ trackIds }) => trackIds.length > 0,
    isAnswered: (release) => orderedTracks(release).every(isTitled),
    ask: ({ trackIds }) =>
      trackIds.length === 1
        ? 'What is the title of the track?'
        : `What are the titles of the ${trackIds.length} tracks, in order? You can paste them as a list, one per line.`,
    why: 'Each track is found, played and paid for under its own title. Please write it as it should appear in stores, without the artist and without the number.',
    hint: IN_QUOTES,
  },
  version: {
    step: 'version',
    places: ['version'],
    isRequired: false,
    applies: always,
    isAnswered: ({ version }) => version !== '',
    ask: () => 'Is it a special version, for example Deluxe, Live, Remastered or Acoustic? If not, just say no.',
    why: 'A version tells two recordings of the same title apart. The original has none.',
    hint: IN_QUOTES,
    choices: () => quickReplies('No', 'Live', 'Acoustic', 'Remastered'),
  },
  same_title: {
    step: 'same_title',
    places: ['title', 'version'],
    isRequired: true,
    applies: (release) => !isSame(release),
    isAnswered: isSame,
    findings: OF_SINGLE,
    ask: (release) =>
      `A single has the same title and version as its track. The release is “${called(release)}”, and its track “${orderedTracks(release).map(called).join('')}”. Which is right? If both are, please say why.`,
    why: 'Stores show a single under its track. If the two differ, one of them is usually a typo, and stores send it back.',
    choices: () => quickReplies('Like the track', 'Like the release', 'Both are right'),
  },
  artists: {
    step: 'artists',
    places: ['artists'],
    isRequired: true,
    asksOnce: true,
    applies: ({ trackIds }) => trackIds.length > 0,
    isAnswered: (release) => orderedTracks(release).every((track) => !trackLacks(track).includes('artist')),
    ask: (release) => {
      const names = orderedTracks(release)[0]?.artists.filter(({ name }) => name !== '') ?? [];
      const now = names.map(({ name, role }) => (role === 'Primary' ? name : `${name} (${role})`)).join(', ');
      return now
        ? `The artist is ${now}. Is that right, or is anyone featured?`
        : 'Who is the main artist? And is anyone featured?';
    },
    why: 'The release appears on the main artist’s page, and on the page of anyone featured. The names have to match the stores exactly.',
    hint: IN_QUOTES,
    choices: (release) =>
      orderedTracks(release)[0]?.artists.some(({ name }) => name !== '') ? quickReplies('Yes, that is right') : [],
    yes: () => [],
  },
  primary_genre: {
    step: 'primary_genre',
    places: ['primaryGenre'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.primaryGenre.isPresent,
    ask: () => 'Which genre is it?',
    why: 'The genre decides which sections, charts and playlists stores consider it for.',
    choices: () => quickReplies(...commonGenres),
  },
  secondary_genre: {
    step: 'secondary_genre',
    places: ['secondaryGenre'],
    isRequired: false,
    applies: always,
    isAnswered: ({ secondaryGenre }) => secondaryGenre !== '',
    ask: () => 'Is there a second genre that fits too? If not, just say no.',
    why: 'Some stores use a second genre if the first isn’t enough to place the music.',
    choices: (release) =>
      quickReplies('No', ...commonGenres.filter((name) => name !== genreName(release.primaryGenre)).slice(0, 4)),
  },
  metadata_language: {
    step: 'metadata_language',
    places: ['metadataLanguage'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.metadataLanguage.isPresent,
    ask: () => 'What language are the titles written in?',
    why: 'Stores show, sort and check titles by the rules of their language. It’s the language of the titles, not of the lyrics.',
    choices: () => quickReplies('English', 'Spanish', 'Portuguese', 'French', 'German'),
  },
} as const satisfies Record<string, Question>;

const genreName = (code: string) => genres.find((row) => row.code === code)?.name;
