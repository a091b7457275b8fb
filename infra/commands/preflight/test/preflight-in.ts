import { type Deployment, readDeployment } from '../../../aws/deployment.ts';
import { type Preflight, preflight } from '../preflight.ts';
import { type Account, ready, startAccount } from './account-stand-in.ts';

export const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/a';
export const priced = { modelInputPrice: '1', modelOutputPrice: '2' };

/** The settings of a deployment, with some more. */
export const settingsWith = (more: object = {}): Deployment =>
  readDeployment({
    siteUrl: 'https://music.example.com',
    mailFrom: 'mail@example.com',
    region: 'eu-central-1',
    certificateArn: CERTIFICATE,
    ...more,
  });

/** Looks at an account that differs from a ready one, before a deployment with these settings. */
export async function preflightIn(differs: Partial<Account>, more?: object): Promise<Preflight> {
  const account = await startAccount({ ...ready, ...differs });
  try {
    return await preflight(settingsWith(more));
  } finally {
    await account.stop();
  }
}
