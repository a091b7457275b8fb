/**
 * Every place in a stored item where its reader rejects a value that it does not know, so that routes that read the
 * item answer 500. A new value at one of these places must be readable one release before it is written (design 2.27).
 * `*` is a track, or a number in a list.
 */
export const strictEnums: readonly string[] = [
  'ledger entry: part',
  'ledger transaction: entries.*.part',
  'table card: plan',
  'table card: status',
  'table media: state',
  'table media: target.kind',
  'table payment: plan',
  'table payment: state',
  'table profile: role',
  'table profile: status',
  'table release: events.*.by',
  'table release: events.*.kind',
  'table release: events.*.plan',
  'table release: firstTrack.artists.*.role',
  'table release: firstTrack.audioLanguage',
  'table release: metadataLanguage',
  'table release: plan.name',
  'table release: primaryGenre',
  'table release: secondaryGenre',
  'table release: status',
  'table release: stores.*',
  'table release: submission.plan',
  'table release: territories.*',
  'table release: tracks.*.aiAudio',
  'table release: tracks.*.aiComposition',
  'table release: tracks.*.artists.*.role',
  'table release: tracks.*.audioLanguage',
  'table release: tracks.*.explicit',
  'table split: versions.*.parties.*.state',
  'table splitInvitation: state',
  'table statement: state',
];
