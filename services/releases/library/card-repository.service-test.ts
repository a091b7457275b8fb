import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { officeCard } from '../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { ownTable } from '../../test/own-table.ts';
import { type CardRepository, cardRepository } from './card-repository.ts';

let cards: CardRepository;
beforeEach(async () => {
  cards = cardRepository(await ownTable());
});

const none = { draft: 0, submitted: 0, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 };
const listed = async ({ artistId }: ReleaseCard) => [
  ...(await cards.library(artistId)).items,
  ...(await cards.tab('draft', undefined)).items,
];

test('the card of a deleted release stays deleted and uncounted when the stream replays its records', async () => {
  const card = officeCard(aCompleteDraft());
  const edited = { ...card, title: 'Second', rev: 2 };
  /** The stream records of a release's life: created, edited, deleted. */
  const life = [() => cards.put(card, undefined), () => cards.put(edited, card), () => cards.remove(edited)];
  for (const record of life) expect(await record()).toBe(true);
  expect([await listed(card), await cards.counts()]).toEqual([[], none]);
  // A batch that failed at its end may be replayed from any record.
  for (const from of [2, 1, 0]) {
    for (const record of life.slice(from)) expect(await record()).toBe(false);
    expect([await listed(card), await cards.counts()]).toEqual([[], none]);
  }
});

test('another release of the artist keeps its card', async () => {
  const { artistId, ...draft } = aCompleteDraft();
  const [gone, kept] = [officeCard({ ...draft, artistId }), officeCard(aCompleteDraft({ artistId }))];
  for (const card of [gone, kept]) await cards.put(card, undefined);
  await cards.remove(gone);
  expect((await cards.library(artistId)).items).toEqual([kept]);
  expect(await cards.counts()).toEqual({ ...none, draft: 1 });
});
