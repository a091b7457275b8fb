import { randomUUID } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { poolAttributes } from '../../shared/accounts/sign-up.ts';
import { type Check, check } from './check.ts';
import type { DeployedOutputs } from './deployed-outputs.ts';

/**
 * Checks that CloudFront serves a cover under the bucket's policy, and for a missing one reveals nothing but
 * "forbidden".
 */
export async function proveArtwork(
  { SiteUrl, ArtworkBucketName: Bucket }: DeployedOutputs,
  region: string,
): Promise<Check[]> {
  const s3 = new S3Client({ region });
  const Key = `art/proof-${randomUUID()}/320.webp`;
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'proof', ContentType: 'image/webp' }));
  try {
    const { status } = await fetch(`${SiteUrl}/${Key}`);
    const absent = await fetch(`${SiteUrl}/art/proof-${randomUUID()}/320.webp`);
    return [check('a cover is served', status, 200), check('an absent cover is forbidden', absent.status, 403)];
  } finally {
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** Checks that the client may write every attribute of the sign-up form, and that a sign-up with all of them works. */
export async function proveAttributes({ UserPoolId, ClientId }: DeployedOutputs, region: string): Promise<Check[]> {
  const pool = new CognitoIdentityProviderClient({ region });
  const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  const writable = UserPoolClient?.WriteAttributes ?? [];
  const formAttributes = Object.values(poolAttributes);
  // SES's mailbox simulator: nobody receives the code, and the address does not bounce.
  const Username = `success+${randomUUID()}@simulator.amazonses.com`;
  const values: Record<string, string> = {
    [poolAttributes.fullName]: 'Proof Artist',
    [poolAttributes.country]: 'Portugal',
    [poolAttributes.spotifyProfile]: 'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
    [poolAttributes.whatsappNumber]: '+351912345678',
    [poolAttributes.instagramHandle]: 'proof',
  };
  const UserAttributes = [
    { Name: 'email', Value: Username },
    ...formAttributes.map((Name) => ({ Name, Value: values[Name] ?? '' })),
  ];
  const signedUp = await pool
    .send(new SignUpCommand({ ClientId, Username, Password: `Proof${randomUUID()}`, UserAttributes }))
    .then(() => 'signed up')
    .catch((error: Error) => `${error.name}: ${error.message}`);
  if (signedUp === 'signed up') await pool.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
  return [
    check(
      'the client may write what the form asks',
      formAttributes.filter((name) => !writable.includes(name)),
      [],
    ),
    check('a sign-up with every field', signedUp, 'signed up'),
  ];
}

/** Checks that a browser can upload a file from the site, and from no other origin. */
export async function proveUploads(
  { SiteUrl, UploadsBucketName: bucket }: DeployedOutputs,
  region: string,
): Promise<Check[]> {
  const allowed = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    };
    const answer = await fetch(`https://${bucket}.s3.${region}.amazonaws.com/proof`, { method: 'OPTIONS', headers });
    return { status: answer.status, origin: answer.headers.get('access-control-allow-origin') };
  };
  return [
    check('an upload from the site', await allowed(SiteUrl), { status: 200, origin: SiteUrl }),
    check('an upload from elsewhere', (await allowed('https://elsewhere.example')).origin, null),
  ];
}
