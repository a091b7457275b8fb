/** The states of a release, in the order in which it goes through them. */
export const releaseStatuses = ['draft', 'submitted', 'exported'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];
