import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from './client-settings.ts';

/** Reads the current value of a secret in Secrets Manager. */
export const secretGateway = (secretArn: string) => {
  const client = new SecretsManagerClient(clientSettings);
  return async (): Promise<string> => {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    return SecretString;
  };
};
