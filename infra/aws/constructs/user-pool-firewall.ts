import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { type CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { Firewall, rateRule } from './firewall.ts';

/** The user pool's operations that send an email. */
const EMAILING_CALLS = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];
/**
 * The maximum number of these calls from one IP address in five minutes. A classroom or a whole music fair may share
 * one address.
 */
const MAX_EMAILING_CALLS = 200;
const MAX_CALLS = 1000;

const operation = (name: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString: `AWSCognitoIdentityProviderService.${name}`,
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/**
 * Limits each IP address's calls to the user pool. For sign-up, sign-in and password reset, the browser calls the pool
 * directly, so these calls bypass the site's firewall. The pool answers a blocked call with its own
 * `ForbiddenException`.
 */
export class UserPoolFirewall extends Firewall {
  constructor(parent: Construct, id: string, { pool }: { pool: IUserPool }) {
    super(parent, id, {
      scope: 'REGIONAL',
      rules: [
        rateRule('mails', {
          limit: MAX_EMAILING_CALLS,
          counts: { orStatement: { statements: EMAILING_CALLS.map(operation) } },
        }),
        rateRule('calls', { limit: MAX_CALLS }),
      ],
    });
    new CfnWebACLAssociation(this, 'Pool', { resourceArn: pool.userPoolArn, webAclArn: this.arn });
  }
}
