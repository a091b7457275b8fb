/**
 * The states of a release, in order. After changes were requested, a release can be submitted again. A withdrawn
 * release is in no store: its artist withdrew it before it was exported, or it was taken down everywhere. `changing` is
 * the first state of a change of a delivered release, which has an id of its own (`isChangeId`).
 */
export const releaseStatuses = [
  'draft',
  'submitted',
  'changes_requested',
  'exported',
  'withdrawn',
  'changing',
] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

const readOnly: readonly ReleaseStatus[] = ['submitted', 'exported', 'withdrawn'];

/** Whether the artist can no longer edit the release, because it awaits review, was exported, or was withdrawn. */
export const isReadOnly = (status: ReleaseStatus): boolean => readOnly.includes(status);
