/** The region and the account in the local stack's ARNs. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';
