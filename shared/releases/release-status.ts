/** The states of a release, in the order in which it goes through them. One with changes requested is submitted again. */
export const releaseStatuses = ['draft', 'submitted', 'changes_requested', 'exported'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

/** Whether the office has it, so that its artist changes nothing: it waits for the review, or it passed it. */
export const isWithOffice = (status: ReleaseStatus): boolean => status === 'submitted' || status === 'exported';
