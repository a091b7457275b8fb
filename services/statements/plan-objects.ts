import * as z from 'zod';
import { ArtistShare, UnmatchedRecording } from '../../shared/statements/statement-parts.ts';
import type { ObjectName } from './statement-gateway.ts';

/** A recording of a plan's list, without what is asked for when it is shown. */
export const ListedRecording = UnmatchedRecording.omit({ suggestions: true, decision: true });
export type ListedRecording = z.infer<typeof ListedRecording>;
export const RecordingPiece = z.array(ListedRecording);

/** An artist of a plan's list; names are asked for when it is shown. */
const ListedArtist = ArtistShare.omit({ artistName: true });

export const ArtistPiece = z.array(ListedArtist);

export const planObject = (folder: string, list: 'unmatched' | 'artists' | 'batches', n: number): ObjectName =>
  `plans/${folder}/${list}-${n}.json`;
