import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGION } from './local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from './local/authorize.ts';
import type { Addresses } from './local/template/addresses.ts';

/** The URLs and outputs of a running local stack, for the commands that use it. */
export type LaptopFile = { addresses: Addresses; outputs: Record<string, string> };

const fileIn = (dataFolder: string) => path.join(dataFolder, 'laptop.json');

export const writeLaptopFile = (dataFolder: string, laptop: LaptopFile): void =>
  writeFileSync(fileIn(dataFolder), JSON.stringify(laptop, null, 2));

/** @throws Error if the local stack was never started with this folder */
export function readLaptopFile(dataFolder: string): LaptopFile {
  try {
    return JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')) as LaptopFile;
  } catch {
    throw new Error(`There is no laptop run in ${dataFolder}. Start it with "npm start" first.`);
  }
}

/** The environment that points the AWS SDK at the local stack, as its developer. */
export const developerEnvironment = ({ addresses }: LaptopFile): Record<string, string> => ({
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: DEVELOPER,
  AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
  AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
  AWS_ENDPOINT_URL_S3: addresses.s3,
  AWS_ENDPOINT_URL_SQS: addresses.sqs,
  AWS_ENDPOINT_URL_SESV2: addresses.ses,
  AWS_ENDPOINT_URL_KMS: addresses.kms,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.cognito,
});
