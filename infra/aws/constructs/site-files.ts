import path from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { NOT_FOUND_FILE, otherFiles, pageAddresses, pageFile, SHELL_FILE } from '../../../shared/site/addresses.ts';

type Props = {
  /** The folder with the built pages. */
  folder: string;
  /** The deployment's settings that the pages read. */
  config: object;
  bucket: IBucket;
  distribution: IDistribution;
};

const ASSETS = 'assets';
/** Paths that each deployment invalidates in CloudFront: the pages, by their file names, and the files next to them. */
const INVALIDATED = [
  ...[...pageAddresses.map(pageFile), SHELL_FILE, NOT_FOUND_FILE].map((file) => `/${file}`),
  ...otherFiles.filter((file) => file !== `/${ASSETS}/`).map((file) => (file.endsWith('/') ? `${file}*` : file)),
];
/** The folder with Vite’s manifest, which only measurements read. */
const VITE_MANIFEST = '.vite';

/**
 * The site's files. Files in `assets` have a hash of their content in their names. Browsers keep them for a year, and a
 * deployment does not delete them, because pages opened earlier may still load them (`npm run deploy` removes them a
 * month after they were replaced). All other files are revalidated on each use.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, config, bucket, distribution }: Props) {
    super(scope, id);
    // Otherwise Lambda creates a log group for CDK's copier that never expires.
    const logGroup = new LogGroup(this, 'CopierLogs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(path.join(folder, ASSETS))],
      destinationBucket: bucket,
      destinationKeyPrefix: ASSETS,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
      logGroup,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [Source.asset(folder, { exclude: [ASSETS, VITE_MANIFEST] }), Source.jsonData('config.json', config)],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noCache()],
      // Otherwise this copy would delete the assets.
      prune: false,
      logGroup,
      distribution,
      // Not '/*': covers and assets never change, so they should stay cached at the edge.
      distributionPaths: INVALIDATED,
    });
    // Copies the pages last, so that no page refers to a file that has not been uploaded yet.
    pages.node.addDependency(assets);
  }
}
