import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { type CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { Firewall, rateRule } from './firewall.ts';

/** Calls of the pool that send a mail. */
const MAILS = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];
/** Calls of one address in five minutes. Behind one address may be an office, or a school. */
const MOST_MAILS = 50;
const MOST_CALLS = 1000;

const operation = (name: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString: `AWSCognitoIdentityProviderService.${name}`,
    fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** Sign-up, sign-in and reset go from the browser to the pool and never pass the site: one address is bounded here. */
export class UserPoolFirewall extends Firewall {
  constructor(parent: Construct, id: string, { pool }: { pool: IUserPool }) {
    super(parent, id, {
      scope: 'REGIONAL',
      rules: [
        rateRule('mails', MOST_MAILS, { orStatement: { statements: MAILS.map(operation) } }),
        rateRule('calls', MOST_CALLS),
      ],
    });
    new CfnWebACLAssociation(this, 'Pool', { resourceArn: pool.userPoolArn, webAclArn: this.arn });
  }
}
