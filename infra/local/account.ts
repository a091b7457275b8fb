/** The region and the account in the laptop's ARNs. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';
