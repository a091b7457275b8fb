/** The states of a release, in order. A release with changes requested can be submitted again. */
export const releaseStatuses = ['draft', 'submitted', 'changes_requested', 'exported'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

/**
 * Whether the office has the release, so that its artist cannot change it: the release awaits review, or was exported.
 */
export const isWithOffice = (status: ReleaseStatus): boolean => status === 'submitted' || status === 'exported';
