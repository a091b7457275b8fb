/** The states of a release, in order. After changes were requested, a release can be submitted again. */
export const releaseStatuses = ['draft', 'submitted', 'changes_requested', 'exported'] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

/** Whether the artist cannot change the release because it is with the office: it awaits review, or was exported. */
export const isWithOffice = (status: ReleaseStatus): boolean => status === 'submitted' || status === 'exported';
