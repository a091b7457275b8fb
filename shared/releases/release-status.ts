/** The states of a release, in their order. A release with changes requested is submitted again. */
export const releaseStatuses = ['draft', 'submitted', 'changes_requested', 'exported'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

/** Whether the office has the release, so that its artist cannot change it: it waits for review, or was exported. */
export const isWithOffice = (status: ReleaseStatus): boolean => status === 'submitted' || status === 'exported';
