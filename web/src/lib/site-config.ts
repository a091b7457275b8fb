import { AUDIO_MB } from '../../../shared/media/file-finding.ts';
import { memoSuccess } from './memo-success.ts';

/** What the site says about its deployment: `/config.json`, written by the deployment or the laptop. */
export type SiteConfig = {
  region: string;
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string;
  /** The push channel: where a page connects, and the host that it sends with its token. */
  live: { url: string; host: string };
  /** Largest WAV or FLAC in MB, if the operator has set it. */
  losslessMb?: number;
  /** Whether a language model reads messages to the assistant. */
  hasModel?: true;
  /** Only on a laptop. */
  local?: true;
};

let known: SiteConfig | undefined;

/** Largest WAV or FLAC in MB. Pages behind the sign-in have already loaded the configuration. */
export const losslessMb = (): number => known?.losslessMb ?? AUDIO_MB;

/** Whether a language model reads messages to the assistant. Without one, nothing calls itself AI. */
export const hasModel = (): boolean => known?.hasModel ?? false;

/** Requested once for each page. @throws Error when it cannot be read; the next call tries again */
export const siteConfig = memoSuccess(async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error('The site is not configured yet.');
  known = (await response.json()) as SiteConfig;
  return known;
});
