import type { ArtistId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { acceptReasons } from '../../../shared/rules/accept-reasons.ts';
import type { AcceptedText } from '../../../shared/rules/accepted-text.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';

/** How many accepted texts an account can have before no more are added. Normal use never reaches it. */
const ACCEPTED_LIMIT = 100;

/** A text as an element of the stored set. A code has no spaces. */
const toElement = ({ code, text }: AcceptedText): string => `${code} ${text}`;

function fromElement(element: string): AcceptedText {
  const [code = '', ...words] = element.split(' ');
  return { code, text: words.join(' ') };
}

const elementsIn = (item: Item | undefined): string[] =>
  item?.accepted instanceof Set ? [...item.accepted].map(String).sort() : [];

/**
 * The texts that the office has accepted from each artist, as a set in one item (product 39.6). Adding to a set and
 * removing from it can be repeated, and concurrent decisions about different texts do not conflict.
 */
export const acceptedTextRepository = (table: Table) => ({
  /** All accepted texts of an artist, which each new release gets a copy of. */
  async of(artistId: ArtistId): Promise<AcceptedText[]> {
    const item = await table.get(keys.acceptedTexts({ artistId }), { consistent: true });
    return elementsIn(item).map(fromElement);
  },

  /**
   * Makes the write by which an export accepts the reasons of a release; none if the release has none, or the account
   * has no room for more. The room is not a condition of the write, because a full account must not prevent an export.
   */
  async accept(release: Release): Promise<Write[]> {
    const { artistId } = release;
    const texts = acceptReasons(release);
    if (texts.length === 0 || (await this.of(artistId)).length >= ACCEPTED_LIMIT) return [];
    return [this.change(artistId, 'ADD', texts)];
  },

  /** Makes the write by which the office stops accepting texts; none if there are none. */
  reject: (artistId: ArtistId, texts: readonly AcceptedText[]): Write[] =>
    texts.length === 0 ? [] : [acceptedTextRepository(table).change(artistId, 'DELETE', texts)],

  change: (artistId: ArtistId, action: 'ADD' | 'DELETE', texts: readonly AcceptedText[]): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.acceptedTexts({ artistId }),
      UpdateExpression: `SET v = :v ${action} accepted :texts`,
      ExpressionAttributeValues: { ':v': 1, ':texts': new Set(texts.map(toElement)) },
    },
  }),

  /** Removes what is stored for an erased account. */
  erase: (artistId: ArtistId): Promise<void> => table.delete({ Key: keys.acceptedTexts({ artistId }) }),
});

export type AcceptedTextRepository = ReturnType<typeof acceptedTextRepository>;
