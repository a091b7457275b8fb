/** Account status (product 3.11). The artist sees Active or Inactive. */
export const accountStatuses = ['new', 'pending', 'active', 'rejected'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
