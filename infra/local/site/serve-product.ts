import { REGION } from '../account.ts';
import type { Functions } from '../functions/functions.ts';
import type { Running } from '../server.ts';
import type { Addresses } from '../template/addresses.ts';
import type { Template } from '../template/load-template.ts';
import { artwork } from './artwork.ts';
import { edgeOf } from './edge.ts';
import { createGateway } from './gateway.ts';
import { type SiteOptions, startSite } from './start-site.ts';

/**
 * Serves the site as the template's CloudFront distribution and HTTP API do, and the local stack's own pages as well.
 */
export function serveProduct(
  options: Pick<SiteOptions, 'pages' | 'mail' | 'schedules'> & {
    template: Template;
    addresses: Addresses;
    port: number;
    invoke: Functions['invoke'];
    jwks: Parameters<typeof createGateway>[2];
    coverOfNone?: Buffer | undefined;
    /** Additional members of `/config.json`. */
    says: object;
  },
): Promise<Running> {
  const { template, addresses } = options;
  const { outputs } = template;
  const edge = edgeOf(template, addresses);
  const artBucket = template.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Artwork'))?.ref ?? '';
  return startSite({
    port: options.port,
    pages: options.pages,
    api: edge.toApi(createGateway(template, options.invoke, options.jwks)),
    art: artwork({ endpoint: addresses.s3, bucket: artBucket, insteadOfNone: options.coverOfNone }),
    mail: options.mail,
    schedules: options.schedules,
    config: {
      region: REGION,
      userPoolId: outputs.UserPoolId,
      clientId: outputs.ClientId,
      userPoolEndpoint: addresses.cognito,
      local: true,
      ...options.says,
      live: { url: `${addresses.live.replace('http', 'ws')}/event/realtime`, host: new URL(addresses.live).host },
    },
    toFiles: edge.toFiles,
    secure: edge.secure,
    contentSecurityPolicy: edge.contentSecurityPolicy,
  });
}
