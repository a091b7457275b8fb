/** Roles of a credited artist (product 1.5), in the order they are offered. */
export const artistRoles = [
  { name: 'Primary' },
  { name: 'Featuring' },
  { name: 'with' },
  { name: 'Producer' },
  { name: 'DJ' },
  { name: 'Remixer' },
  { name: 'Orchestra' },
  { name: 'Choir' },
] as const;
