import * as z from 'zod';
import { contract, redirect } from '../contract/route.ts';
import { ArtistId } from '../ids.ts';
import { DataExport } from './data-export.ts';

const Part = z.coerce.number<string>().int().min(1).max(999);

export const dataExportContract = contract({
  /** Shows the state of the caller's archive (product 18.3). */
  'GET /api/me/data-export': { access: 'signed-in', reply: DataExport, problems: [] },

  /** Requests an archive. If the last request was made less than a day ago, returns that archive. */
  'POST /api/me/data-export': { access: 'signed-in', reply: DataExport, problems: [] },

  /** Returns a signed URL for one part of the caller's archive, valid for an hour. */
  'GET /api/me/data-export/parts/{part}': {
    access: 'signed-in',
    params: z.object({ part: Part }),
    reply: z.object({ url: z.string() }),
    problems: ['data-export-not-found'],
  },

  /** Serves the link in the email: anyone who has it can download the archive until it expires (product 18.4). */
  'GET /api/data-exports/{artistId}/{token}/{part}': {
    access: 'public',
    params: z.object({ artistId: ArtistId, token: z.string().regex(/^[\w-]{43}$/), part: Part }),
    reply: redirect,
    problems: ['data-export-not-found'],
  },
});
