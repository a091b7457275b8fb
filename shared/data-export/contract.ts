import * as z from 'zod';
import { contract, redirect } from '../contract/route.ts';
import { ArtistId } from '../ids.ts';
import { DataExport } from './data-export.ts';

const Part = z.coerce.number<string>().int().min(1).max(999);

export const dataExportContract = contract({
  /** Where the caller's own archive is (product 18.3). */
  'GET /api/me/data-export': { access: 'signed-in', reply: DataExport, problems: [] },

  /** Asks for an archive. One that was asked for less than a day ago is answered instead of a second one. */
  'POST /api/me/data-export': { access: 'signed-in', reply: DataExport, problems: [] },

  /** An address that gives one part of the own archive, for an hour. */
  'GET /api/me/data-export/parts/{part}': {
    access: 'signed-in',
    params: z.object({ part: Part }),
    reply: z.object({ url: z.string() }),
    problems: ['data-export-not-found'],
  },

  /** The address in the mail: whoever has it may fetch the archive, until it is gone (product 18.4). */
  'GET /api/data-exports/{artistId}/{token}/{part}': {
    access: 'public',
    params: z.object({ artistId: ArtistId, token: z.string().regex(/^[\w-]{43}$/), part: Part }),
    reply: redirect,
    problems: ['data-export-not-found'],
  },
});
