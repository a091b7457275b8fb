import { request as httpRequest, type RequestListener } from 'node:http';
import { listen } from '../local/server.ts';

export type HttpCall = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };
export type HttpAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Makes a call with the path unchanged. (`fetch` would normalize it.) */
export const httpCall = (
  url: string,
  { method = 'GET', path = '/', headers = {}, body }: HttpCall,
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

/** Serves a listener on a free port until `use` is done. */
export async function serving<T>(listener: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await listen(listener, 0);
  try {
    return await use(url);
  } finally {
    await stop();
  }
}
