import { guards, type Mutant } from './mutant.ts';

const FOUND = 'shared/rules/release-findings.test';
const REFUSED = 'services/releases/submission/refused-by-findings.test';
const FIXES = 'shared/rules/safe-fixes.test';

/** Guards of findings about a release, of what they block, and of edits to several tracks at once. */
export const findingsMutants: readonly Mutant[] = [
  ...guards('shared/rules/credits.ts', 'unit', FOUND, [
    ['a composer is required', 'if (hasNames(track.composers)) return undefined;', 'return [][0];'],
    ['nobody sings, so nobody wrote the words', ' || from === NO_WORDS', ''],
    ['AI of the audio is answered', "aiAudio === ''", 'false'],
    ['AI of the composition is answered', "aiComposition === ''", 'false'],
  ]),
  ...guards('shared/rules/covers.ts', 'unit', FOUND, [
    ['a licence answers for a cover song', 'containsCover && licence === null', 'containsCover'],
  ]),
  ...guards('shared/rules/titles.ts', 'unit', FOUND, [
    ['an album is not called like a track', 'track && others.length === 0 && hasTitle', 'track && hasTitle'],
    ['a default title is compared with nothing', ' && isTitled(track) ?', ' ?'],
    ['a single has its track’s title', ' || isSame(context.release.title, track.title)', ' || true'],
    ['a single has its track’s version', ' || isSame(from, track.version)', ' || true'],
  ]),
  ...guards('shared/rules/state-reason.ts', 'unit', FOUND, [
    [
      'a reason is of its own track',
      'trackId === undefined ? release.stated : release.tracks[trackId]?.stated',
      '[...(release.stated ?? []), ...Object.values(release.tracks).flatMap(({ stated }) => stated ?? [])]',
    ],
    ['a reason is taken back', "text.trim() === '' ? others : ", ''],
  ]),
  ...guards('shared/rules/dates.ts', 'unit', 'shared/rules/dates.test', [
    ['four weeks to the day are too few', '<= AHEAD_DAYS', '< AHEAD_DAYS'],
    ['a day that has passed', 'start < dayOf(now)', 'start > dayOf(now)'],
    ['a pre-order begins before', 'release.preOrder >= start', 'release.preOrder > start'],
    ['a year of pre-order is not too long', '> PRE_ORDER_DAYS', '>= PRE_ORDER_DAYS'],
  ]),
  ...guards('shared/rules/stores.ts', 'unit', 'shared/rules/stores.test', [
    ['without the store nothing is asked', 'stores.includes(CONTENT_ID) ?', 'true ?'],
    ['an open question stops', "answers.includes('')", 'false'],
    ['a no refuses the store', "answersTo(release).includes('no')", 'false'],
    ['a release goes to one store at least', 'others.length > 0 ? { fix } : {}', '{ fix }'],
  ]),
  ...guards('services/payments/order-plan.ts', 'unit', REFUSED, [
    ['nobody pays while a finding is open', 'if (!isReadOnly(release.status)) refuseOpenFindings(release);', ''],
  ]),
  ...guards('services/releases/submission/submit-release.ts', 'unit', REFUSED, [
    ['nothing is submitted while a finding is open', 'if (blockers.missing.length > 0)', 'if (false)'],
  ]),
  ...guards('shared/rules/is-ready.ts', 'unit', 'shared/rules/readiness.test', [
    ['an older card counts its findings', ' && openFindings === 0;', ';'],
  ]),
  ...guards('shared/rules/edits-of-single.ts', 'unit', FIXES, [
    ['a single and its track are fixed together', 'if (!track || others.length > 0)', 'if (track)'],
  ]),
  ...guards('shared/rules/readiness.ts', 'unit', 'shared/rules/readiness.test', [
    ['an open finding keeps its item open', ' || blocked.includes(item)', ''],
  ]),
  ...guards('shared/rules/folded.ts', 'unit', 'shared/rules/folded.test', [
    ['capital letters make no other artist', '.toLowerCase()', ''],
    ['signs and spaces make no other artist', "plain.replace(/[^\\p{L}\\p{N}]/gu, '')", 'plain'],
  ]),
  ...guards('shared/rules/safe-fixes.ts', 'unit', FIXES, [
    ['all safe fixes, not only the first ones', 'while (fixes.length < MAX_ROUNDS)', 'while (fixes.length < 1)'],
    ['only safe fixes are applied together', 'found.fix?.isSafe && ', 'found.fix && '],
  ]),
  ...guards('services/media/tracks-from-files.ts', 'service', 'services/media/tracks-from-files.service-test', [
    ['a file is looked at', 'if (finding) return { finding };', '', 'does not fit'],
    ['no more tracks than there may be', ' || count >= TRACK_LIMIT', '', 'does not fit'],
    ['what is there is added no more', 'isThere ? [] : ', '', 'the same key'],
    ['a named release keeps its name', 'release.title === UNTITLED && ', '', 'title to an untitled release'],
  ]),
  ...guards('services/media/upload-handlers.ts', 'service', 'services/media/tracks-from-files.service-test', [
    ['a release that changed meanwhile is planned anew', 'attempt, TRACK_LIMIT + 1', 'attempt, 1', 'two windows'],
  ]),
  ...guards('services/releases/tracks/track-repository.ts', 'service', 'services/releases/tracks/tracks.service-test', [
    ['all tracks are those that were seen', '...(!some && whole)', '...(false && whole)'],
    ['ticked tracks ask for no others', '...(!some && whole)', '...whole'],
  ]),
];
