import { addressOn, type CoverWords, handleOn, isAdvisory, priceOn, storeOn } from '../../looking/cover-words.ts';
import { foreignTitle } from '../../looking/foreign-title.ts';
import type { Box, Look } from '../../looking/look.ts';
import { orderedTracks } from '../ordered-tracks.ts';
import type { Release } from '../release.ts';
import type { Found, Rules } from './finding.ts';

type CoverCode =
  | 'cover-waiting'
  | 'cover-address'
  | 'cover-code'
  | 'cover-handle'
  | 'cover-price'
  | 'cover-store'
  | 'cover-title'
  | 'cover-advisory'
  | 'cover-soft'
  | 'cover-border'
  | 'cover-plain'
  | 'cover-unlooked';

const onCover = (text: string, box?: Box): Found => ({ place: { field: 'cover' }, text, ...(box && { box }) });

/** A rule about a cover that was looked at. */
const seen =
  (rule: (look: Look, release: Release) => Found | undefined) =>
  (release: Release): Found | undefined =>
    release.cover?.looked?.state === 'looked' ? rule(release.cover.looked.look, release) : undefined;

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

const inState = (state: 'waiting' | 'unlooked', text: string) => (release: Release) =>
  release.cover?.looked?.state === state ? onCover(text) : undefined;

/** Rules about what a cover shows (product 38). A cover from before the product looked at covers has no findings. */
export const coverRules: Rules<CoverCode, [Release]> = {
  'cover-waiting': inState('waiting', 'We are still looking at the cover. It takes some seconds.'),
  'cover-address': words(addressOn, 'Stores refuse covers with a web address, an email address or a phone number.'),
  'cover-code': seen(({ codes }) =>
    codes?.[0] ? onCover('The cover has a QR code or a bar code. Stores refuse both.', codes[0].box) : undefined,
  ),
  'cover-handle': words(handleOn, 'Stores refuse most covers with a name from social media.'),
  'cover-price': words(priceOn, 'Stores refuse covers with a price.'),
  'cover-store': words(storeOn, 'Stores refuse covers with the name of a store or a social network.'),
  'cover-title': seen((look, release) => {
    const found = foreignTitle({ ...look, lines: look.lines.filter((line) => !isAdvisory(line)) }, namesOf(release));
    return (
      found &&
      onCover(`The cover says “${found.text}”, which is neither the title nor an artist of this release.`, found.box)
    );
  }),
  'cover-advisory': seen((look, release) => {
    const mark = look.lines.find(isAdvisory);
    return mark && !orderedTracks(release).some(({ explicit }) => explicit === 'Explicit')
      ? onCover('The cover says “Parental advisory”, but no track is marked as explicit.', mark.box)
      : undefined;
  }),
  'cover-soft': seen(({ soft }) =>
    soft
      ? onCover('The cover looks enlarged or out of focus. If you can, export it from the original at full size.')
      : undefined,
  ),
  'cover-border': seen(({ border }) =>
    border ? onCover('The cover has a border of one color. Most stores ask for covers without one.') : undefined,
  ),
  'cover-plain': seen(({ plain }) =>
    plain ? onCover('The cover is a single color. Stores may refuse it.') : undefined,
  ),
  'cover-unlooked': inState(
    'unlooked',
    'We couldn’t look at this cover automatically. Please check that it has no address, code or price.',
  ),
};
