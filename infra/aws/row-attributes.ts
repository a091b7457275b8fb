/**
 * The attributes that the indexes of the office's list copy from a card (`orderIndexNames`). DynamoDB cannot change
 * what an existing index copies. If the list needs another column, leave this unchanged, and add indexes with new names
 * and a list of their own (docs/deploy.md, "What cannot be changed after deployment").
 */
export const rowAttributes = [
  'status',
  'title',
  'artist',
  'plan',
  'planExpiresAt',
  'trackCount',
  'salesStart',
  'createdAt',
  'submittedAt',
  'exportedAt',
];
