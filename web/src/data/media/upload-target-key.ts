import type { UploadTarget } from '../../../../shared/media/media.ts';

/** A unique name for each place in a release to which a file can be uploaded. */
export const uploadTargetKey = (target: UploadTarget): string =>
  target.kind === 'cover' ? target.kind : `${target.kind} ${target.trackId}`;
