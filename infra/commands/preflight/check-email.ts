import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { type Check, refusal, warning } from './finding.ts';

/** Checks the sender's domain: the user pool cannot be created if SES has not verified it in the pool's region. */
export const checkEmail: Check = async ({ settings: { mailFrom, region } }) => {
  if (!mailFrom) return [];
  const ses = new SESv2Client({ region });
  const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
  const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain })).catch((error: unknown) => {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  });
  if (!identity?.VerifiedForSendingStatus)
    return [
      refusal(
        'email-identity',
        `SES has not verified ${domain} in ${region}: add the domain there as an identity with DKIM, and put its three CNAME records into the DNS.`,
      ),
    ];
  const { ProductionAccessEnabled: isOutOfSandbox } = await ses.send(new GetAccountCommand({}));
  if (isOutOfSandbox) return [];
  return [
    warning(
      'email-sandbox',
      `SES in ${region} is in its sandbox: it sends only to verified addresses, at most 200 emails a day. Ask for production access under SES, Account dashboard.`,
    ),
  ];
};
