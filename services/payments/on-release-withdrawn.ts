import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { ReleaseWithdrawnConfig } from './config.ts';
import { openPayments } from './open-payments.ts';
import { PROVIDER_TIMEOUTS } from './provider-timeouts.ts';
import { refundWithdrawnRelease } from './refund-withdrawn-release.ts';
import { settlement } from './settlement.ts';

const service = openService('refunder', ReleaseWithdrawnConfig);
const { config, log } = service;
const opened = openPayments(service);

/** Refunds the payments of a release that its artist withdrew before it was exported. */
export const handler = listen('release-withdrawn', { config, log }, async ({ body }) => {
  const stripe = opened.stripe.until(new Date(opened.now().getTime() + PROVIDER_TIMEOUTS.requestMs));
  await refundWithdrawnRelease({ ...opened, ...settlement({ ...opened, stripe }) }, body);
  log.info('the payments of a withdrawn release were refunded', body);
});
