import type { ArtistId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import type { StoredAdvance } from '../advances/advance.ts';

/** Makes an advance of 100 micros, recouped from half of a share. */
export const anAdvance = (of: Partial<StoredAdvance> = {}): StoredAdvance => ({
  advanceId: newId('advance'),
  artistId: anId<ArtistId>('3f0c8d1e-5b5a-4b0e-9c39-0d5b4c1f2a11'),
  micros: 100n,
  repaid: 0n,
  parts: 5_000,
  reason: 'For the album',
  grantedAt: '2026-01-01T00:00:00.000Z',
  grantedBy: { id: 'fin', name: 'Fin' },
  ver: 1,
  ...of,
});
