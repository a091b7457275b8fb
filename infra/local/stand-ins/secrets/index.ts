export type { SecretsOptions } from './start-secrets.ts';
export { startSecrets } from './start-secrets.ts';
