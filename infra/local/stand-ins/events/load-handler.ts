import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import type { Channel } from './channel.ts';
import type { Namespace } from './event-api.ts';
import { EventsError } from './events-error.ts';
import type { Identity } from './token-check.ts';

/** Allows or refuses a subscription. @throws EventsError when the namespace's handler refuses it */
export type OnSubscribe = (channel: Channel, identity: Identity) => void;

type Handlers = { onSubscribe?: (context: object) => unknown };

/**
 * The part of `@aws-appsync/utils` that handlers may use. Any other member stops the handler with an error that names
 * it.
 */
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

function required(name: string): object {
  if (name !== '@aws-appsync/utils') throw new Error(`A handler of AppSync cannot import ${name}`);
  return { util };
}

/**
 * Loads the namespace's own code, so that a laptop refuses the same subscriptions as the cloud. The code runs without
 * access to Node's globals.
 * @throws Error when it has a handler that the laptop does not support
 */
export async function loadHandler({ name, code }: Namespace): Promise<OnSubscribe> {
  if (code === undefined) return () => {};
  const { code: script } = await transform(code, { format: 'cjs' });
  const module = { exports: {} as Handlers };
  runInNewContext(script, { module, exports: module.exports, require: required }, { filename: `${name}.js` });
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
