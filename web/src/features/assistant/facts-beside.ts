import { genres } from '../../../../shared/reference/genres.ts';
import { metadataLanguages } from '../../../../shared/reference/metadata-languages.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import { salesStartText } from '../../data/releases/messages/release.ts';
import { shortDate } from '../../lib/format.ts';
import { storesText, territoriesText } from '../release-view/places-text.ts';

const nameIn = (rows: readonly { code: string; name: string }[], code: string) =>
  rows.find((row) => row.code === code)?.name ?? code;
const day = (saved: string) => (saved ? shortDate(saved) : '');

/**
 * What was answered, in the order in which it is asked; what was not has no line. The texts of the editor would bring the schemas of every
 * field with them: three times what the chat weighs.
 */
export const factsBeside = (release: Release): (readonly [label: string, text: string])[] =>
  (
    [
      ['Version', release.version],
      ['Genre', nameIn(genres, release.primaryGenre)],
      ['Second genre', nameIn(genres, release.secondaryGenre)],
      ['Language', nameIn(metadataLanguages, release.metadataLanguage)],
      ['P-line', rightsLineText(release.pLine)],
      ['C-line', rightsLineText(release.cLine)],
      ['Label', release.recordLabel],
      ['Sales start', release.salesStart && salesStartText(release.salesStart)],
      ['Pre-order', day(release.preOrder)],
      ['First out', day(release.originalRelease)],
      ['UPC', release.upc],
      ['Territories', territoriesText(release.territories)],
      ['Stores', storesText(release.stores)],
    ] as const
  ).filter(([, text]) => text !== '');
