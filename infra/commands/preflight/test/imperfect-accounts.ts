import type { Account } from './account-stand-in.ts';
import { CERTIFICATE, priced } from './preflight-in.ts';

/**
 * Accounts that a deployment would fail in, or work badly with: what is wrong, how the account differs from a ready
 * one, further settings of the deployment, and the one finding.
 */
export const imperfectAccounts: [what: string, Partial<Account>, settings: object | undefined, finding: string][] = [
  [
    'credentials that have expired',
    { acceptsCredentials: false },
    undefined,
    'refusal identity: AWS does not accept your credentials (The security token included in the request is expired): sign in (aws sso login) or set AWS_PROFILE, then run this again.',
  ],
  [
    'a region that the account has not enabled',
    { enabledRegions: ['us-east-1'] },
    undefined,
    'refusal region: The region eu-central-1 does not accept account 123456789012 (The security token included in the request is invalid): enable it in the console under Account, AWS Regions, or choose another with -c region=…',
  ],
  [
    'a region without the CDK’s bootstrap',
    { bootstrap: { 'eu-central-1': '30' } },
    undefined,
    'refusal bootstrap: The CDK is not prepared in us-east-1: run npx cdk bootstrap aws://123456789012/us-east-1',
  ],
  [
    'a bootstrap that is too old, in both regions',
    { bootstrap: { 'eu-central-1': '5', 'us-east-1': '4' } },
    undefined,
    'refusal bootstrap: The CDK is not prepared in eu-central-1 and us-east-1: run npx cdk bootstrap aws://123456789012/eu-central-1 aws://123456789012/us-east-1',
  ],
  [
    'a deployment that still runs',
    { stacks: [{ region: 'eu-central-1', name: 'Segno-Api', status: 'UPDATE_IN_PROGRESS' }] },
    undefined,
    'refusal stacks: Segno-Api is being changed (UPDATE_IN_PROGRESS): wait until that deployment has ended.',
  ],
  [
    'a stack that could not be rolled back',
    { stacks: [{ region: 'eu-central-1', name: 'Segno-Api', status: 'UPDATE_ROLLBACK_FAILED' }] },
    undefined,
    'refusal stacks: Segno-Api could not be rolled back: run npx cdk rollback Segno-Api before you deploy again.',
  ],
  [
    'a stack that was never created, and cannot be deleted',
    { stacks: [{ region: 'us-east-1', name: 'Segno-Edge', status: 'ROLLBACK_COMPLETE', isProtected: true }] },
    undefined,
    'refusal stacks: Segno-Edge was never created (ROLLBACK_COMPLETE) and is protected from deletion: run aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name Segno-Edge',
  ],
  ...(['absent', 'pending'] as const).map((domain): [string, Partial<Account>, undefined, string] => [
    `a sender whose domain is ${domain} in SES`,
    { domain },
    undefined,
    'refusal email-identity: SES has not verified example.com in eu-central-1: add the domain there as an identity with DKIM, and put its three CNAME records into the DNS.',
  ]),
  [
    'a sandbox of SES, which does not stop it',
    { sendsToAnybody: false },
    undefined,
    'warning email-sandbox: SES in eu-central-1 is in its sandbox: it sends only to verified addresses, at most 200 emails a day. Ask for production access under SES, Account dashboard.',
  ],
  [
    'a new account’s concurrency',
    { concurrency: 10 },
    undefined,
    'refusal concurrency: This account may run only 10 functions at once: ask for 1000 under Service Quotas, AWS Lambda, Concurrent executions (eu-central-1).',
  ],
  [
    'less concurrency than AWS usually gives, which does not stop it',
    { concurrency: 400 },
    undefined,
    'warning concurrency: This account may run only 400 functions at once, so calls can be refused: ask for 1000 under Service Quotas, AWS Lambda, Concurrent executions (eu-central-1).',
  ],
  [
    'an account whose first distribution this would be',
    { distributions: 0 },
    undefined,
    'warning cloudfront: This account has no CloudFront distribution yet, and AWS may refuse its first ("Your account must be verified"): if it is new, ask AWS Support before you deploy.',
  ],
  [
    'a certificate that is not issued',
    { certificate: { Status: 'PENDING_VALIDATION', DomainName: 'music.example.com' } },
    undefined,
    'refusal certificate: The certificate is PENDING_VALIDATION, not ISSUED: put the validation record that ACM shows for it into the DNS, and wait some minutes.',
  ],
  [
    'a certificate for another host',
    { certificate: { Status: 'ISSUED', DomainName: 'example.com', SubjectAlternativeNames: ['*.a.example.com'] } },
    undefined,
    'refusal certificate: The certificate is for example.com, *.a.example.com: request one in ACM that covers music.example.com.',
  ],
  [
    'a certificate that does not exist',
    { certificate: undefined },
    undefined,
    `refusal certificate: ${CERTIFICATE} does not exist: request a certificate for music.example.com in ACM, in us-east-1.`,
  ],
  [
    'no certificate for its host, which does not stop it',
    {},
    { certificateArn: undefined },
    'warning certificate: Without certificateArn the site does not answer at music.example.com: it gets a CloudFront name, the output DistributionDomain, with which you deploy again.',
  ],
  [
    'a model without access',
    {
      model: {
        agreement: 'NOT_AVAILABLE',
        authorization: 'AUTHORIZED',
        entitlement: 'AVAILABLE',
        region: 'AVAILABLE',
      },
    },
    { modelId: 'eu.maker.model-1:0', ...priced },
    "refusal model: This account may not call maker.model-1:0 yet: request access to it in Bedrock's console (eu-central-1).",
  ],
  [
    'a model that the region does not have',
    {
      model: {
        agreement: 'AVAILABLE',
        authorization: 'AUTHORIZED',
        entitlement: 'AVAILABLE',
        region: 'NOT_AVAILABLE',
      },
    },
    { modelId: 'maker.model-1:0', modelRegion: 'eu-west-1', ...priced },
    'refusal model: Bedrock does not offer maker.model-1:0 in eu-west-1: choose another modelRegion, or a profile.',
  ],
  [
    'a model that does not exist',
    { model: undefined },
    { modelId: 'maker.model-1:0', ...priced },
    'refusal model: Bedrock in eu-central-1 has no model maker.model-1:0: choose another modelId or modelRegion.',
  ],
];
