import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CfnOutput,
  CrossStackReferences,
  Duration,
  Fn,
  ReferenceStrength,
  RemovalPolicy,
  Stack,
  type StackProps,
  Validations,
} from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { ORIGIN_HEADER } from '../../../services/platform/serve.ts';
import { brand } from '../../../shared/brand.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { SiteFiles } from '../constructs/site-files.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Deployment } from '../deployment.ts';
import { pageHeaders } from '../page-headers.ts';
import { retentionFor } from '../retention.ts';
import { ADDRESS_TO_FILE, NOT_FOUND_STATUS } from '../site-functions.ts';
import type { ApiStack } from './api-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  media: MediaStack;
  api: ApiStack;
  live: LiveStack;
  edge: EdgeStack;
  deployment: Deployment;
  /**
   * False locally: the local stack serves the site's files itself, and must not copy them while they are being built.
   */
  uploadsFiles: boolean;
};

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * The site: a single origin for pages, `/api/*` and `/art/*`, so that the browser needs no CORS, and the firewall sees
 * every request.
 */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { data, auth, media, api, live, edge, deployment } = props;
    const site = new PrivateBucket(this, 'Site', {
      logs: data.logs,
      retention: retentionFor(deployment),
      // Contains only the built pages, which every deployment copies again.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    const siteHost = new URL(deployment.siteUrl).hostname;

    const headers = new ResponseHeadersPolicy(this, 'SecurityHeaders', {
      customHeadersBehavior: {
        customHeaders: Object.entries(pageHeaders).map(([header, value]) => ({ header, value, override: true })),
      },
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy({
            frame: brand.guideVideo ? [new URL(brand.guideVideo.embedUrl).origin] : [],
            connect: [
              `https://cognito-idp.${deployment.region}.amazonaws.com`,
              `https://${media.uploads.bucketRegionalDomainName}`,
              `https://${data.masters.bucketRegionalDomainName}`,
              `https://${data.statements.bucketRegionalDomainName}`,
              live.channels.origin,
            ],
            media: [`https://${data.masters.bucketRegionalDomainName}`],
          }),
          override: true,
        },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      },
    });

    const secure = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, responseHeadersPolicy: headers };
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Segno ${siteHost}`,
      defaultRootObject: 'index.html',
      logBucket: data.logs,
      logFilePrefix: 'site/',
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: edge.firewall.arn,
      ...(deployment.certificateArn && {
        domainNames: [siteHost],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', deployment.certificateArn),
      }),
      defaultBehavior: {
        ...secure,
        origin: S3BucketOrigin.withOriginAccessControl(site),
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: this.atEdge('AddressToFile', ADDRESS_TO_FILE) },
          { eventType: FunctionEventType.VIEWER_RESPONSE, function: this.atEdge('NotFoundStatus', NOT_FOUND_STATUS) },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          ...secure,
          origin: new HttpOrigin(Fn.parseDomainName(api.api.apiEndpoint), {
            customHeaders: { [ORIGIN_HEADER]: data.originSecretValue('current') },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        '/art/*': {
          ...secure,
          // Refers to the bucket by name: its policy already allows this account's distributions (data stack).
          origin: S3BucketOrigin.withOriginAccessControl(
            Bucket.fromBucketAttributes(this, 'Artwork', {
              bucketName: data.artwork.bucketName,
              region: deployment.region,
            }),
          ),
        },
      },
    });

    this.distribution = distribution;
    // Read from us-east-1, whatever this stack's region: a strong reference would add custom resources to both stacks.
    CrossStackReferences.of(distribution).produce(ReferenceStrength.WEAK);
    Validations.of(distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The artwork bucket’s own policy allows the distributions of this account (data stack).',
    });

    if (props.uploadsFiles && existsSync(DIST)) {
      new SiteFiles(this, 'Files', {
        folder: DIST,
        config: {
          region: deployment.region,
          userPoolId: auth.pool.userPoolId,
          clientId: auth.client.userPoolClientId,
          live: live.channels.forPages,
          ...(deployment.losslessMb && { losslessMb: Number(deployment.losslessMb) }),
          ...(deployment.modelId && { hasModel: true }),
        },
        bucket: site,
        distribution,
      });
    }

    new CfnOutput(this, 'SiteUrl', { value: deployment.siteUrl });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'SiteBucketName', { value: site.bucketName });
    new CfnOutput(this, 'UserPoolId', { value: auth.pool.userPoolId });
    new CfnOutput(this, 'ClientId', { value: auth.client.userPoolClientId });
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'LedgerTableName', { value: data.ledger.tableName });
    new CfnOutput(this, 'WalletTableName', { value: data.wallets.tableName });
    new CfnOutput(this, 'AuditTableName', { value: data.audit.tableName });
    new CfnOutput(this, 'UploadsBucketName', { value: media.uploads.bucketName });
    new CfnOutput(this, 'StatementsBucket', { value: data.statements.bucketName });
    new CfnOutput(this, 'ArtworkBucketName', { value: data.artwork.bucketName });
    new CfnOutput(this, 'OriginSecretArn', { value: data.originSecret.secretArn });
    if (deployment.originSecretVersion)
      new CfnOutput(this, 'OriginSecretVersion', { value: deployment.originSecretVersion });
    new CfnOutput(this, 'StripeSecretArn', { value: data.stripeSecret.secretArn });
  }

  private atEdge(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
  }
}
