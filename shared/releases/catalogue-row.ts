import type * as z from 'zod';
import { OfficeCard } from './card.ts';

/**
 * The fields of a card that the office's list of all releases shows. Its indexes (design 2.23) must copy all of these
 * except the ids, and a deployed index cannot be changed to copy more (design 8.20).
 */
const shown = {
  id: true,
  artistId: true,
  status: true,
  title: true,
  artist: true,
  plan: true,
  planExpiresAt: true,
  trackCount: true,
  salesStart: true,
  createdAt: true,
  submittedAt: true,
  exportedAt: true,
} as const;

/** A row of the office's list of all releases (product 13.5). */
export const CatalogueRow = OfficeCard.pick(shown);
export type CatalogueRow = z.infer<typeof CatalogueRow>;

const { id: _id, artistId: _artistId, ...stored } = shown;
/** The attributes of a stored card that a row needs. Its ids are in its key. */
export const rowFields: readonly string[] = Object.keys(stored);

/** The orders in which the server can list releases, in addition to newest first. */
export const catalogueOrders = ['title', 'artist', 'date'] as const;
export type CatalogueOrder = (typeof catalogueOrders)[number];
/** The orders as query values; a minus sign means descending. */
export const catalogueSorts = ['title', '-title', 'artist', '-artist', 'date', '-date'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];
