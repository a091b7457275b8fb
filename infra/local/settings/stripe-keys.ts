import { secretValue } from '../secrets.ts';
import type { Template } from '../template/load-template.ts';

/** The keys of the card provider's account, from the template's secret. */
export function stripeKeysOf(template: Template, secretsFile: string): { secretKey: string; webhookSecret: string } {
  const secret = template.ofType('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('StripeSecret'));
  const value = (key: string) => secretValue(secretsFile, secret?.ref ?? '', key);
  return { secretKey: value('secretKey'), webhookSecret: value('webhookSecret') };
}
