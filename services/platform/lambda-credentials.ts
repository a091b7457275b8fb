import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's chain of credential sources in the functions' bundles (infra/aws/bundling.ts). A function always
 * receives its credentials in its environment, and the chain's other sources (single sign-on, web identity, instance
 * metadata) would make up a fifth of a bundle.
 */
export const defaultProvider = () => fromEnv();
