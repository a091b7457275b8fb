import { memoSuccess } from './memo-success.ts';

/** What the site says about where it runs: `/config.json`, written by the deployment or by the laptop. */
export type SiteConfig = {
  region: string;
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string;
  /** The push channel: where a page connects, and the host that it names beside its token. */
  live: { url: string; host: string };
  /** Only on a laptop. */
  local?: true;
};

/** Asked once for a page. @throws Error when it cannot be read; the next call tries again */
export const siteConfig = memoSuccess(async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error('The site is not configured yet.');
  return (await response.json()) as SiteConfig;
});
