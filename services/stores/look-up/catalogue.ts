/** An album as a public catalogue shows it. */
export type FoundAlbum = { title: string; artist: string; url: string };

/** A public catalogue in which releases can be looked up by their UPC. */
export type Catalogue = {
  name: string;
  /** The stores whose catalogue it is. */
  stores: readonly string[];
  /**
   * Finds the album with a UPC in a country (ISO 3166-1, two letters); undefined if there is none.
   * @throws Error if the catalogue does not answer, or not in the way that it documents
   */
  find(upc: string, country: string): Promise<FoundAlbum | undefined>;
};
