import { describeFunction } from '../platform/describe-function.ts';
import { mailReports, mailSender, secret, setting, table } from '../platform/named-resource.ts';
import { MAILERS, MailRequestedConfig } from './config.ts';

export const onMailRequested = describeFunction({
  config: MailRequestedConfig,
  environment: {
    TABLE_NAME: table('table'),
    SITE_URL: setting('siteUrl'),
    MAIL_FROM: mailSender(),
    UNSUBSCRIBE_SECRET_ARN: secret('unsubscribe'),
    CONFIGURATION_SET: mailReports(),
    MAIL_PER_SECOND: setting('mailPerSecond'),
  },
  // A batch of ten at the lowest rate takes twenty seconds.
  timeoutSeconds: 30,
  mostAtOnce: MAILERS,
});
