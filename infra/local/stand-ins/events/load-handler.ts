import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import type { Channel } from './channel.ts';
import type { Namespace } from './event-api.ts';
import { EventsError } from './events-error.ts';
import type { Identity } from './token-check.ts';

/** Allows a subscription. @throws EventsError if the namespace's handler rejects it */
export type OnSubscribe = (channel: Channel, identity: Identity) => void;

type Handlers = { onSubscribe?: (context: object) => unknown };

/** The part of `@aws-appsync/utils` that handlers may use. Any other member throws an error that names it. */
const util = new Proxy(
  {
    unauthorized: () => {
      throw new EventsError('Unauthorized', 'You are not authorized to make this call.');
    },
    error: (message: string, errorType = 'Error') => {
      throw new EventsError(errorType, message);
    },
  },
  {
    get: (known, name, self) => {
      if (!(name in known)) throw new Error(`The laptop does not support util.${String(name)}`);
      return Reflect.get(known, name, self);
    },
  },
);

function requireModule(name: string): object {
  if (name !== '@aws-appsync/utils') throw new Error(`A handler of AppSync cannot import ${name}`);
  return { util };
}

/**
 * Loads the namespace's own code, so that the same subscriptions are rejected locally as in the cloud. The code runs
 * without access to Node's globals.
 * @throws Error if it has a handler that is not supported locally
 */
export async function loadHandler({ name, code }: Namespace): Promise<OnSubscribe> {
  if (code === undefined) return () => {};
  const { code: script } = await transform(code, { format: 'cjs' });
  const module = { exports: {} as Handlers };
  runInNewContext(script, { module, exports: module.exports, require: requireModule }, { filename: `${name}.js` });
  const { onSubscribe, ...others } = module.exports;
  if (Object.keys(others).length > 0) {
    throw new Error(`The laptop does not support ${Object.keys(others).join(', ')} of the channel namespace ${name}`);
  }
  return ({ path, segments }, identity) => {
    onSubscribe?.({
      identity,
      info: { channel: { path, segments }, channelNamespace: { name }, operation: 'SUBSCRIBE' },
      request: { headers: {} },
      stash: {},
    });
  };
}
