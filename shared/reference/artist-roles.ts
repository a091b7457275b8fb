/** Roles of a credited artist (product 1.5), in the order of the menu. */
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
