import path from 'node:path';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { NOT_FOUND_FILE, otherFiles, pageAddresses, pageFile, SHELL_FILE } from '../../../shared/site/addresses.ts';

type Props = {
  /** The built pages. */
  folder: string;
  /** What the pages must know of this deployment. */
  config: object;
  bucket: IBucket;
  distribution: IDistribution;
};

const ASSETS = 'assets';
/** Paths that are invalidated in CloudFront at each deployment: pages by their files, and what stands beside them. */
const INVALIDATED = [
  ...[...pageAddresses.map(pageFile), SHELL_FILE, NOT_FOUND_FILE].map((file) => `/${file}`),
  ...otherFiles.filter((file) => file !== `/${ASSETS}/`).map((file) => (file.endsWith('/') ? `${file}*` : file)),
];
/** The folder of Vite’s manifest, which measurements read. No page asks for it. */
const VITE_MANIFEST = '.vite';

/**
 * The files of the site. What is in `assets` has the hash of its content in its name: a browser keeps it for a year, and no deployment
 * takes it away, because a page that was opened before still loads its parts. Everything else is asked for each time.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, config, bucket, distribution }: Props) {
    super(scope, id);
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(path.join(folder, ASSETS))],
      destinationBucket: bucket,
      destinationKeyPrefix: ASSETS,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [Source.asset(folder, { exclude: [ASSETS, VITE_MANIFEST] }), Source.jsonData('config.json', config)],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noCache()],
      // It would delete the assets.
      prune: false,
      distribution,
      // Not '/*': covers and assets never change, and stay at the edge.
      distributionPaths: INVALIDATED,
    });
    // A page never names a file that is not there yet.
    pages.node.addDependency(assets);
  }
}
