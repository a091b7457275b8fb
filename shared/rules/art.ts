import {
  addressOn,
  advisoryOn,
  type CoverWords,
  handleOn,
  isOfAdvisory,
  priceOn,
  storeOn,
} from '../looking/cover-words.ts';
import { foreignTitle } from '../looking/foreign-title.ts';
import type { Box, Look } from '../looking/look.ts';
import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { Found } from './finding.ts';
import { defineRules, onRelease } from './rule.ts';

const onCover = (text: string, box?: Box): Found => ({ place: { field: 'cover' }, text, ...(box && { box }) });

/** A rule about a cover that was looked at. */
const seen = (rule: (look: Look, release: Release) => Found | undefined) =>
  onRelease(({ release }) =>
    release.cover?.looked?.state === 'looked' ? rule(release.cover.looked.look, release) : undefined,
  );

/** The names of a release. They may be on its cover, even if they look like an address or a price. */
function namesOf(release: Release) {
  const tracks = orderedTracks(release);
  return {
    title: release.title,
    artists: tracks.flatMap((track) => track.artists.map(({ name }) => name)),
    others: [
      release.version,
      release.recordLabel,
      release.pLine?.holder ?? '',
      release.cLine?.holder ?? '',
      ...tracks.flatMap((track) => [track.title, track.version, ...track.contributors.map(({ name }) => name)]),
    ],
  };
}

const spaceless = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** A rule about words that stores refuse, unless a title or a name of the release has the same words. */
const words = (find: (look: Look) => CoverWords | undefined, meaning: string) =>
  seen((look, release) => {
    const found = find(look);
    if (!found) return undefined;
    const { title, artists, others } = namesOf(release);
    const isOwn = [title, ...artists, ...others].some((name) => spaceless(name).includes(spaceless(found.text)));
    return isOwn ? undefined : onCover(`The cover shows “${found.text}”. ${meaning}`, found.box);
  });

const inState = (state: 'waiting' | 'unlooked', text: string) =>
  onRelease(({ release }) => (release.cover?.looked?.state === state ? onCover(text) : undefined));

/** Rules about what a cover shows (product 38). A cover from before the product looked at covers has no findings. */
export const artRules = defineRules({
  'cover-waiting': {
    severity: 'blocking',
    name: 'Looking at the cover',
    check: inState('waiting', 'We are still looking at the cover. It takes some seconds.'),
  },
  'cover-address': {
    severity: 'blocking',
    name: 'An address on the cover',
    check: words(addressOn, 'Stores refuse covers with a web address, an email address or a phone number.'),
  },
  'cover-code': {
    severity: 'blocking',
    name: 'A code on the cover',
    check: seen(({ codes }) =>
      codes?.[0] ? onCover('The cover has a QR code or a bar code. Stores refuse both.', codes[0].box) : undefined,
    ),
  },
  'cover-handle': {
    severity: 'contestable',
    name: 'A social media name on the cover',
    check: words(handleOn, 'Stores refuse most covers with a name from social media.'),
  },
  'cover-price': {
    severity: 'contestable',
    name: 'A price on the cover',
    check: words(priceOn, 'Stores refuse covers with a price.'),
  },
  'cover-store': {
    severity: 'contestable',
    name: 'A store’s name on the cover',
    check: words(storeOn, 'Stores refuse covers with the name of a store or a social network.'),
  },
  'cover-title': {
    severity: 'contestable',
    name: 'The words on the cover',
    check: seen((look, release) => {
      const found = foreignTitle(
        { ...look, lines: look.lines.filter((line) => !isOfAdvisory(line)) },
        namesOf(release),
      );
      return (
        found &&
        onCover(`The cover says “${found.text}”, which is neither the title nor an artist of this release.`, found.box)
      );
    }),
  },
  'cover-advisory': {
    severity: 'advice',
    name: 'The advisory on the cover',
    check: seen((look, release) => {
      const mark = advisoryOn(look);
      return mark && !orderedTracks(release).some(({ explicit }) => explicit === 'Explicit')
        ? onCover('The cover says “Parental advisory”, but no track is marked as explicit.', mark.box)
        : undefined;
    }),
  },
  'cover-soft': {
    severity: 'advice',
    name: 'The sharpness of the cover',
    check: seen(({ soft }) =>
      soft
        ? onCover('The cover looks enlarged or out of focus. If you can, export it from the original at full size.')
        : undefined,
    ),
  },
  'cover-border': {
    severity: 'advice',
    name: 'The border of the cover',
    check: seen(({ border }) =>
      border ? onCover('The cover has a border of one color. Most stores ask for covers without one.') : undefined,
    ),
  },
  'cover-plain': {
    severity: 'advice',
    name: 'The picture on the cover',
    check: seen(({ plain }) => (plain ? onCover('The cover is a single color. Stores may refuse it.') : undefined)),
  },
  'cover-unlooked': {
    severity: 'advice',
    name: 'Looking at the cover',
    check: inState(
      'unlooked',
      'We couldn’t look at this cover automatically. Please check that it has no address, code or price.',
    ),
  },
});
