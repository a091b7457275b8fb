/**
 * The scope that lets an access token change its own account in the user pool: email, password, second factor (product
 * 3.23).
 */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

/** The scope that every access token has for the product's own routes. ID tokens have no scope. */
export const API_SCOPE = 'segno/api';

/** The client metadata that requests a sign-in that may change the account. */
export const ACCOUNT_SIGN_IN_METADATA = { purpose: 'account' } as const;
