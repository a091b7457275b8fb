import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { SiteFiles } from './site-files.ts';

type Copy = {
  Properties: {
    DestinationBucketKeyPrefix?: string;
    SystemMetadata: Record<string, string>;
    Prune: boolean;
    DistributionPaths?: string[];
  };
  DependsOn?: string[];
};

const folder = mkdtempSync(path.join(tmpdir(), 'segno-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The two copies that a deployment makes, distinguished by their targets. */
function copies() {
  mkdirSync(path.join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'dist', 'index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'dist', 'assets', 'index-a1b2c3.js'), 'export {};');
  const stack = new Stack(new App({ outdir: path.join(folder, 'out') }), 'Site');
  const bucket = new Bucket(stack, 'Bucket');
  const distribution = new Distribution(stack, 'Distribution', {
    defaultBehavior: { origin: S3BucketOrigin.withOriginAccessControl(bucket) },
  });
  new SiteFiles(stack, 'Files', { folder: path.join(folder, 'dist'), config: {}, bucket, distribution });
  const found = Object.entries(
    Template.fromStack(stack).findResources('Custom::CDKBucketDeployment') as unknown as Record<string, Copy>,
  );
  const [assetsId, assets] =
    found.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === 'assets') ?? [];
  const [, pages] = found.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === undefined) ?? [];
  return { assetsId, assets, pages, template: Template.fromStack(stack) };
}

describe('the files of the site', () => {
  const { assetsId, assets, pages, template } = copies();

  it('are cached by browsers for a year when their names have a hash', () => {
    expect(assets?.Properties.SystemMetadata).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  });

  it('are revalidated on each use without one, and invalidated in CloudFront on deployment', () => {
    expect(pages?.Properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
    expect(pages?.Properties.DistributionPaths).toEqual(
      expect.arrayContaining(['/index.html', '/pricing.html', '/app.html', '/404.html', '/config.json', '/og/*']),
    );
    expect(pages?.Properties.DistributionPaths).not.toContain('/assets/*');
  });

  it('from an earlier deployment stay, for pages that are open; new ones are uploaded before any page refers to them', () => {
    expect([assets?.Properties.Prune, pages?.Properties.Prune]).toEqual([false, false]);
    expect(pages?.DependsOn).toContain(assetsId);
  });

  it('are copied by a function whose log is kept for 90 days', () => {
    const [copier, ...others] = Object.values(template.findResources('AWS::Lambda::Function'));
    expect(others).toEqual([]);
    const log = copier?.Properties.LoggingConfig.LogGroup.Ref;
    expect(template.findResources('AWS::Logs::LogGroup')[log]?.Properties.RetentionInDays).toBe(90);
  });
});
