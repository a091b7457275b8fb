/** The scope of an access token that opens its own account at the user pool: address, password, second factor (product 3.23). */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

/** What every access token is for: the product's own routes. An ID token has no scope. */
export const API_SCOPE = 'segno/api';

/** What a sign-in says of itself when it is made to change the account. Only one by password can say so. */
export const FOR_ACCOUNT = { purpose: 'account' } as const;
