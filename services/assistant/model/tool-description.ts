/** Each tool's description for the model: when to call it, and what its values are. */
const descriptions: Record<string, string> = {
  say: 'The message is an answer of one word, or asks for nothing that can be filled in: yes, no, skip (leave this question), only-required (ask only what must be there), back (the question before), undo (take back what was done last), start-over, why (why is this asked), what-is-left, summary (of what is filled in), greet, thanks, unclear.',
  'set-release_title': 'The title of the whole release (single, EP, album).',
  'set-release_version': 'The version of the release, like Deluxe or Live; never a part of the title.',
  'set-release_primaryGenre': 'The main genre, by its code in our list.',
  'set-release_secondaryGenre': 'The second genre, by its code; empty for none.',
  'set-release_metadataLanguage': 'The language in which titles and names are written, by its code, like en.',
  'set-release_upc': 'The barcode of the release: 12 or 13 digits, as typed.',
  'set-release_pLine': 'The P-line: who owns the recording, and the year.',
  'set-release_cLine': 'The C-line: who owns artwork and words, and the year.',
  'set-release_recordLabel': 'The name of the label.',
  'set-release_salesStart': 'The day on which the release goes on sale: YYYY-MM-DD, or asap.',
  'set-release_preOrder': 'The day on which pre-orders begin: YYYY-MM-DD; empty for none.',
  'set-release_originalRelease': 'The day on which it first came out anywhere: YYYY-MM-DD; empty for none.',
  'set-track_title': 'The title of a track.',
  'set-track_version': 'The version of a track, like Remix or Acoustic; never a part of the title.',
  'set-track_isrc': 'The ISRC of a recording, as typed.',
  'set-track_audioLanguage': 'The language that is sung, by its code, like en; zxx for an instrumental.',
  'set-track_explicit': 'Whether words are explicit.',
  'set-track_containsCover': 'Whether somebody else wrote the song: a cover.',
  'set-track_aiAudio': 'How much of the recording artificial intelligence made.',
  'set-track_aiComposition': 'How much of the composition artificial intelligence made.',
  'set-track_previewStartSeconds': 'At which second the preview begins: 1:05 is 65.',
  'track-count': 'How many tracks the release has.',
  'track-titles': 'The titles of all tracks, in their order.',
  credit:
    'People of a track, in one list with their roles. add joins them to who is there; set is the whole list. A featured artist is an artist, who wrote the music a composer, who wrote words a lyricist; producers, engineers and players are contributors. The musician may say "I": that is the main artist of the track.',
  'rename-credit':
    'One of the people gets another name: the n-th (1 is the first, -1 the last), or the one of that name.',
  'remove-credit': 'One of the people is taken away.',
  stores: 'In which stores it is sold: only these, all-except these, add or remove these. Names as in our list.',
  territories: 'Where it is sold, by ISO 3166 codes of two letters; WW is worldwide.',
  declare:
    'The musician answers a question of YouTube Content ID outright: exclusive (they alone have the rights, worldwide), original (none of it is a cover, public domain or karaoke), own (no loops, samples or beats that others may use too), long (every track is longer than 20 seconds). yes when that is true, no when it is not. These are legal declarations: never guess one.',
  licence: 'Of a cover song: there is a licence, or one is needed.',
  'state-reason':
    'The musician says why something is right that looks wrong: that title or version of a single are not those of its track, or that a song has no composer or no writer of words to name, being traditional or in the public domain. text is the reason in their words.',
  explain: 'The musician asks what a word of the trade means.',
  'unknown-name': 'The musician names a store or a country that is none of ours: its name, as it was said.',
  'left-over': 'A part of the message that none of the other tools can do anything with, as it was typed.',
  'go-to': 'The musician wants to be asked about something else.',
  beyond: 'The musician asks for what the assistant never does: to submit, to pay, to delete, anything about money.',
};

export const toolDescription = (name: string): string => descriptions[name] ?? name.replaceAll(/[-_]/g, ' ');
