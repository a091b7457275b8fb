import type { Operation } from './call.ts';
import { checksumName } from './checksum.ts';
import { deleteObject } from './operations/delete-object.ts';
import { getObject, headObject, responseOverrides } from './operations/get-object.ts';
import { listObjectsV2 } from './operations/list-objects-v2.ts';
import { putObject } from './operations/put-object.ts';
import { notImplemented } from './s3-error.ts';

type Route = {
  method: string;
  on: 'bucket' | 'object';
  run: Operation;
  /** Parameters that make a request this operation. */
  needs?: string[];
  /** Further ones that it understands. */
  takes?: string[];
};

const routes: Route[] = [
  { method: 'PUT', on: 'object', run: putObject },
  { method: 'GET', on: 'object', run: getObject, takes: [...responseOverrides, 'x-amz-checksum-mode'] },
  { method: 'HEAD', on: 'object', run: headObject, takes: [...responseOverrides, 'x-amz-checksum-mode'] },
  { method: 'DELETE', on: 'object', run: deleteObject },
  {
    method: 'GET',
    on: 'bucket',
    run: listObjectsV2,
    needs: ['list-type'],
    takes: ['prefix', 'max-keys', 'continuation-token'],
  },
];

/** `x-id` only tells proxies the operation's name. */
const TAKEN_EVERYWHERE =
  /^(x-id|x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|user-agent|sdk-checksum-algorithm))$/i;

/** The operation that a request is. Throws NotImplemented when it is another, or asks of it what it cannot do. */
export function route(request: {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
}): Operation {
  const on = request.key ? 'object' : 'bucket';
  const asked = [
    ...request.query.keys(),
    ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-')),
  ].filter((name) => !TAKEN_EVERYWHERE.test(name) && checksumName(name.toLowerCase()) === undefined);
  const found = routes.find(
    ({ method, on: level, needs = [] }) =>
      method === request.method && level === on && needs.every((name) => asked.includes(name)),
  );
  const beyond = asked.filter((name) => !found?.needs?.includes(name) && !found?.takes?.includes(name));
  if (!found || beyond.length) {
    throw notImplemented(
      `${request.method} of ${on === 'object' ? 'an' : 'a'} ${on} with ${beyond.join(', ') || 'nothing more'}`,
    );
  }
  return found.run;
}
