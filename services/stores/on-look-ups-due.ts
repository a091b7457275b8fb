import { openService } from '../platform/open-service.ts';
import { LookUpsDueConfig } from './config.ts';
import { LOOK_UP_SECONDS } from './deployment.ts';
import { openLookUps } from './look-up/open-look-ups.ts';

const { config, ...service } = openService('stores', LookUpsDueConfig);
const { now } = service;
const lookUp = openLookUps({
  ...service,
  urls: { itunes: config.ITUNES_URL, deezer: config.DEEZER_URL },
  perMinute: config.LOOK_UPS_PER_MINUTE,
});

/** A minute before the function would be stopped. */
const RUN_MS = (LOOK_UP_SECONDS - 60) * 1000;

/** Hourly: looks up the releases of this hour at public catalogues. */
export const handler = (): Promise<void> =>
  lookUp({ hour: now().getUTCHours(), until: new Date(now().getTime() + RUN_MS) });
