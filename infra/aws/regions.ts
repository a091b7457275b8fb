/**
 * The regions in which the product can be deployed: those enabled by default in every account. They have all services
 * that the product uses. Other regions must be enabled first, and CloudFront delivers no logs to buckets there
 * (CloudFront Developer Guide, "Configure standard logging"), so the site's stack would fail.
 */
export const regions = [
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'ca-central-1',
  'sa-east-1',
  'eu-central-1',
  'eu-north-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
] as const;
