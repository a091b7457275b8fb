import { createHash } from 'node:crypto';
import { type ArtistId, idFromAt, type NoticeId } from '../../shared/ids.ts';

/**
 * The id of the notice about a fact: the same fact gives the same id, so that it is stored once, and ids sort by the
 * time of the facts.
 * @param subject distinguishes the fact from the artist's others of the same kind
 * @param at when it happened; the same each time that the fact is delivered
 */
export const noticeId = (
  { artistId, kind, subject }: { artistId: ArtistId; kind: string; subject: string },
  at: string,
): NoticeId =>
  idFromAt('notice', createHash('sha256').update(`${artistId}\n${kind}\n${subject}`).digest(), new Date(at));
