/** Roles of a credited artist (product 1.5), in the order they are offered; `ddex` is the AVS value. */
export const artistRoles = [
  { name: 'Primary', ddex: 'MainArtist' },
  { name: 'Featuring', ddex: 'FeaturedArtist' },
  { name: 'with', ddex: 'FeaturedArtist' },
  { name: 'Producer', ddex: 'StudioProducer' },
  { name: 'DJ', ddex: 'DJ' },
  { name: 'Remixer', ddex: 'Remixer' },
  { name: 'Orchestra', ddex: 'Orchestra' },
  { name: 'Choir', ddex: 'Choir' },
] as const;

export type ArtistRole = (typeof artistRoles)[number]['name'];
