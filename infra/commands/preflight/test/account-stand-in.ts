import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, readBody } from '../../../local/server.ts';

/** The state of an AWS account, as a deployment may find it. */
export type Account = {
  acceptsCredentials: boolean;
  enabledRegions: string[];
  /** The version of CDK's bootstrap stack by region. */
  bootstrap: Record<string, string>;
  stacks: { region: string; name: string; status: string; isProtected?: boolean; outputs?: Record<string, string> }[];
  /** Templates of deployed stacks, by name. */
  templates: Record<string, object>;
  domain: 'verified' | 'pending' | 'absent';
  sendsToAnybody: boolean;
  concurrency: number;
  distributions: number;
  certificate: { Status: string; DomainName: string; SubjectAlternativeNames?: string[] } | undefined;
  model: { agreement: string; authorization: string; entitlement: string; region: string } | undefined;
  /** Services whose calls are denied. */
  denied: string[];
};

export const ready: Account = {
  acceptsCredentials: true,
  enabledRegions: ['us-east-1', 'eu-central-1'],
  bootstrap: { 'us-east-1': '30', 'eu-central-1': '30' },
  stacks: [],
  templates: {},
  domain: 'verified',
  sendsToAnybody: true,
  concurrency: 1000,
  distributions: 1,
  certificate: {
    Status: 'ISSUED',
    DomainName: 'example.com',
    SubjectAlternativeNames: ['example.com', '*.example.com'],
  },
  model: { agreement: 'AVAILABLE', authorization: 'AUTHORIZED', entitlement: 'AVAILABLE', region: 'AVAILABLE' },
  denied: [],
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const errorXml = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

/**
 * Answers as AWS's API references document: STS GetCallerIdentity; CloudFormation DescribeStacks, GetTemplate and
 * UpdateTerminationProtection; SES v2 GetEmailIdentity and GetAccount; Lambda GetAccountSettings; CloudFront
 * ListDistributions; ACM DescribeCertificate; Bedrock GetFoundationModelAvailability. The service and the region are
 * taken from the call's signature.
 */
export async function startAccount(account: Account) {
  const changes: string[] = [];

  const cloudformation = (form: URLSearchParams, region: string): [number, string] => {
    const name = form.get('StackName');
    switch (form.get('Action')) {
      case 'DescribeStacks': {
        const version = account.bootstrap[region];
        const all = [
          ...(version
            ? [{ region, name: 'CDKToolkit', status: 'CREATE_COMPLETE', outputs: { BootstrapVersion: version } }]
            : []),
          ...account.stacks.filter((stack) => stack.region === region),
        ].filter((stack) => name === null || stack.name === name);
        if (name !== null && all.length === 0)
          return [400, errorXml('ValidationError', `Stack with id ${name} does not exist`)];
        const members = all.map((stack) => {
          const { isProtected = false, outputs = {} } = stack as Account['stacks'][number];
          const written = Object.entries(outputs).map(
            ([key, value]) =>
              `<member><OutputKey>${key}</OutputKey><OutputValue>${escaped(value)}</OutputValue></member>`,
          );
          return `<member><StackName>${stack.name}</StackName><StackStatus>${stack.status}</StackStatus><EnableTerminationProtection>${isProtected}</EnableTerminationProtection><Outputs>${written.join('')}</Outputs></member>`;
        });
        return [
          200,
          `<DescribeStacksResponse><DescribeStacksResult><Stacks>${members.join('')}</Stacks></DescribeStacksResult></DescribeStacksResponse>`,
        ];
      }
      case 'GetTemplate': {
        const template = account.templates[name ?? ''];
        return template
          ? [
              200,
              `<GetTemplateResponse><GetTemplateResult><TemplateBody>${escaped(JSON.stringify(template))}</TemplateBody></GetTemplateResult></GetTemplateResponse>`,
            ]
          : [400, errorXml('ValidationError', `Stack with id ${name} does not exist`)];
      }
      case 'UpdateTerminationProtection':
        changes.push(`${region} ${name} ${form.get('EnableTerminationProtection')}`);
        return [
          200,
          `<UpdateTerminationProtectionResponse><UpdateTerminationProtectionResult><StackId>${name}</StackId></UpdateTerminationProtectionResult></UpdateTerminationProtectionResponse>`,
        ];
    }
    return [400, errorXml('InvalidAction', 'not supported')];
  };

  const sts = (region: string): [number, string] => {
    if (!account.acceptsCredentials)
      return [403, errorXml('ExpiredToken', 'The security token included in the request is expired')];
    if (!account.enabledRegions.includes(region))
      return [403, errorXml('InvalidClientTokenId', 'The security token included in the request is invalid.')];
    return [
      200,
      '<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::123456789012:user/mara</Arn><UserId>AIDA</UserId><Account>123456789012</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
    ];
  };

  const ses = (path: string): [number, object] => {
    if (path === '/v2/email/account') return [200, { ProductionAccessEnabled: account.sendsToAnybody }];
    return account.domain === 'absent'
      ? [404, { message: 'Email identity example.com does not exist.' }]
      : [200, { IdentityType: 'DOMAIN', VerifiedForSendingStatus: account.domain === 'verified' }];
  };

  const bedrock = (path: string): [number, object] => {
    const { model } = account;
    if (!model) return [404, { message: 'Could not resolve the foundation model' }];
    return [
      200,
      {
        modelId: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)),
        agreementAvailability: { status: model.agreement },
        authorizationStatus: model.authorization,
        entitlementAvailability: model.entitlement,
        regionAvailability: model.region,
      },
    ];
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = String(await readBody(request));
    const [, region = '', service = ''] =
      /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
    const { pathname } = new URL(request.url ?? '/', 'http://aws');
    const send = ([status, content]: [number, string | object]) => {
      if (service === 'ses' && status === 404) response.setHeader('x-amzn-errortype', 'NotFoundException');
      response
        .writeHead(status, { 'content-type': typeof content === 'string' ? 'text/xml' : 'application/json' })
        .end(typeof content === 'string' ? content : JSON.stringify(content));
    };
    if (account.denied.includes(service)) {
      response.setHeader('x-amzn-errortype', 'AccessDeniedException');
      return send([403, { message: `User is not authorized to use ${service}` }]);
    }
    switch (service) {
      case 'sts':
        return send(sts(region));
      case 'cloudformation':
        return send(cloudformation(new URLSearchParams(body), region));
      case 'ses':
        return send(ses(pathname));
      case 'lambda':
        return send([200, { AccountLimit: { ConcurrentExecutions: account.concurrency }, AccountUsage: {} }]);
      case 'cloudfront':
        return send([
          200,
          `<DistributionList xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><MaxItems>1</MaxItems><Quantity>${account.distributions}</Quantity></DistributionList>`,
        ]);
      case 'acm':
        return send(
          account.certificate
            ? [200, { Certificate: account.certificate }]
            : [400, { __type: 'ResourceNotFoundException', message: 'Could not find certificate' }],
        );
      case 'bedrock':
        return send(bedrock(pathname));
    }
    return send([400, { message: `no service ${service}` }]);
  }

  const { url, stop } = await listen((request, response) => void answer(request, response), 0);
  const services = ['STS', 'CLOUDFORMATION', 'SESV2', 'LAMBDA', 'CLOUDFRONT', 'ACM', 'BEDROCK'];
  const environment = {
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    ...Object.fromEntries(services.map((service) => [`AWS_ENDPOINT_URL_${service}`, url])),
  };
  const before = { ...process.env };
  Object.assign(process.env, environment);
  return {
    /** The changes that calls have made to the account. */
    changes,
    stop: async () => {
      process.env = before;
      await stop();
    },
  };
}
