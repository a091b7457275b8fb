import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Letter } from '../mail/letter.ts';
import { confirm } from '../mail/letters/confirm.ts';
import { reset } from '../mail/letters/reset.ts';
import { renderHtml } from '../mail/render-html.tsx';
import { readConfig } from '../platform/config.ts';
import { CustomMessageConfig } from './config.ts';

const { SITE_URL: siteUrl } = readConfig(CustomMessageConfig);

function letterFor({ triggerSource, request }: CustomMessageTriggerEvent): Letter | undefined {
  const code = request.codeParameter;
  switch (triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      return confirm({ code, siteUrl });
    case 'CustomMessage_ForgotPassword':
      return reset({ code, email: request.userAttributes.email ?? '', siteUrl });
    default:
      // Emails that an operator triggers keep the pool's own wording.
      return undefined;
  }
}

/**
 * Writes the user pool's own emails. The pool replaces a placeholder with the code, and accepts only HTML: up to 20,000
 * characters, with a subject of up to 140, within five seconds (Cognito guide, "Custom message Lambda trigger").
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const letter = letterFor(event);
  if (!letter) return event;
  event.response.emailSubject = letter.subject;
  event.response.emailMessage = renderHtml(letter);
  return event;
};
