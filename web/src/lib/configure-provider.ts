import { Amplify } from 'aws-amplify';
import { siteConfig } from './site-config.ts';

let configured: Promise<void> | undefined;

/** Configures the sign-in provider with the user pool. Await this before calling the provider. */
export function configureProvider(): Promise<void> {
  configured ??= readConfig().catch((error) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

async function readConfig(): Promise<void> {
  const { userPoolId, clientId, userPoolEndpoint } = await siteConfig();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId: clientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
}
