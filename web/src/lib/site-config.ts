import { AUDIO_MB } from '../../../shared/media/file-finding.ts';
import { memoSuccess } from './memo-success.ts';

/** The deployment's configuration: `/config.json`, written by the deployment or the local stack. */
export type SiteConfig = {
  region: string;
  userPoolId: string;
  clientId: string;
  userPoolEndpoint?: string;
  /** The push channel: the URL to connect to, and the host that is sent with the token. */
  live: { url: string; host: string };
  /** Size limit for WAV and FLAC in MB, if the operator has set one. */
  losslessMb?: number;
  /** Whether a language model reads messages to the assistant. */
  hasModel?: true;
  /** Set only for a local site. */
  local?: true;
};

let known: SiteConfig | undefined;

/** The size limit for WAV and FLAC in MB. Pages behind the sign-in have already loaded the configuration. */
export const losslessMb = (): number => known?.losslessMb ?? AUDIO_MB;

/** Whether a language model reads messages to the assistant. Without one, the site does not mention AI. */
export const hasModel = (): boolean => known?.hasModel ?? false;

/** Requests the configuration once per page. @throws Error when it cannot be read; the next call tries again */
export const siteConfig = memoSuccess(async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error('The site is not configured yet.');
  known = (await response.json()) as SiteConfig;
  return known;
});
