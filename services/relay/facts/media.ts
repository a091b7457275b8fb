import type { CheckedMedia } from '../../../shared/media/media.ts';
import { UploadTarget } from '../../../shared/media/media.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

const READY: CheckedMedia['state'] = 'ready';

/**
 * Emits `audio-placed` and `cover-placed` when a checked file becomes part of its release. Nothing follows from a
 * license, which is only read by people.
 */
export const mediaFacts: Watch = {
  row: keys.media,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.media.read(key);
    if (!ids || after?.state !== READY || before?.state === READY) return [];
    const target = UploadTarget.parse(after.target);
    if (target.kind === 'licence') return [];
    return [
      target.kind === 'cover'
        ? eventFromChange(change, { name: 'cover-placed', body: ids })
        : eventFromChange(change, { name: 'audio-placed', body: { ...ids, trackId: target.trackId } }),
    ];
  },
};
