import path from 'node:path';
import * as z from 'zod';
import { openJournal } from '../../journal.ts';
import { listen, type Running, readBody } from '../../server.ts';
import { Album, deezerReply, itunesReply } from './catalogue-replies.ts';

type Options = {
  /** 0 picks a free port. */
  port: number;
  directory: string;
};

const DEEZER_ALBUM = /^\/album\/upc:(\d+)$/;

/**
 * Starts the public catalogues of iTunes and Deezer on loopback. They contain the albums that `PUT /albums` adds, as a
 * list of `{ upc, title, artist }`, and at first none.
 */
export async function startCatalogues({ port, directory }: Options): Promise<Running> {
  const albums = new Map<string, Album>();
  const add = (album: Album) => void albums.set(album.upc, album);
  const journal = openJournal<Album>(path.join(directory, 'albums.jsonl'), {
    replay: (entry) => add(Album.parse(entry)),
    snapshot: () => albums.values(),
  });
  const running = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    const [, upc] = DEEZER_ALBUM.exec(pathname) ?? [];
    if (request.method === 'PUT' && pathname === '/albums') {
      const { data, error } = z.array(Album).safeParse(JSON.parse((await readBody(request)).toString()));
      if (!data) return reply(400, { message: z.prettifyError(error) });
      for (const album of data) {
        journal.append(album);
        add(album);
      }
      return reply(200, { count: albums.size });
    }
    if (request.method !== 'GET') return reply(405, { message: `The catalogues do not accept ${request.method}` });
    if (upc !== undefined) return reply(200, deezerReply([...albums.values()], upc));
    if (pathname === '/lookup') return reply(200, itunesReply([...albums.values()], searchParams));
    reply(404, { message: `The catalogues do not have ${pathname}` });
  }, port);
  return {
    url: running.url,
    stop: async () => {
      await running.stop();
      journal.close();
    },
  };
}
