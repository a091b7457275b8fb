/** Where the laptop's resources are: the region and the account of its ARNs. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';
