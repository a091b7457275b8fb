import type { TrackId } from '../ids.ts';
import { releaseFields, trackFields } from '../releases/fields.ts';
import type { Release } from '../releases/release.ts';
import type { Change } from './change.ts';
import type { Operation } from './operation.ts';
import { releaseValueText, trackValueText } from './value-text.ts';

/**
 * Converts a turn's operations to changes for the chat. `release` is the release after them; tracks are numbered in its
 * order.
 */
export function changesFrom(operations: readonly Operation[], release: Release): Change[] {
  const isSingle = release.trackIds.length === 1;
  const trackLabel = (id: TrackId) => `Track ${release.trackIds.indexOf(id) + 1}`;
  return operations.flatMap((operation): Change[] => {
    if (operation.kind === 'create-release' || operation.kind === 'write-to-office') return [];
    if (operation.kind === 'add-track') {
      const { id } = operation.track;
      return [{ kind: 'track-added', trackId: id, label: trackLabel(id) }];
    }
    if (operation.kind === 'remove-track')
      return [{ kind: 'track-removed', trackId: operation.trackId, label: `Track ${operation.number}` }];
    if (operation.kind === 'edit-release') {
      const { field, from, to } = operation.edit;
      const [before, after] = [releaseValueText(field, from), releaseValueText(field, to)];
      const { label } = releaseFields[field];
      return [{ kind: 'edit', trackId: null, field, label, from, to, before, after }];
    }
    const { field, from, to } = operation.edit;
    const [before, after] = [trackValueText(field, from), trackValueText(field, to)];
    const { label: own } = trackFields[field];
    const label = isSingle ? own : `${trackLabel(operation.trackId)}, ${own}`;
    const { trackId } = operation;
    return [{ kind: 'edit', trackId, field, label, from, to, before, after }];
  });
}
