import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { checkCustomMessage } from '../../infra/local/stand-ins/cognito/check-custom-message.ts';

process.env.SITE_URL = 'https://music.example.com';
const { handler } = await import('./on-custom-message.ts');

const eventOf = (triggerSource: string, email = 'mara@example.com') =>
  ({
    triggerSource,
    request: {
      userAttributes: { email, 'custom:full_name': 'Win money at evil.example' },
      codeParameter: '{####}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as unknown as CustomMessageTriggerEvent;

test.each([
  ['CustomMessage_SignUp', 'Confirm your email'],
  ['CustomMessage_ResendCode', 'Confirm your email'],
  ['CustomMessage_UpdateUserAttribute', 'Confirm your email'],
  ['CustomMessage_VerifyUserAttribute', 'Confirm your email'],
  ['CustomMessage_ForgotPassword', 'Choose a new password'],
])(
  '%s has our wording, and no text from the person who signed up, who may have entered somebody else’s address',
  async (source, title) => {
    const { emailMessage, emailSubject } = (await handler(eventOf(source))).response;
    expect(emailMessage).toContain(title);
    expect(emailMessage).toContain('{####}');
    expect(emailMessage).not.toContain('money');
    expect(() => checkCustomMessage({ emailBody: emailMessage, emailSubject })).not.toThrow();
  },
);

test('the reset email links to the reset tab with the address filled in, even with the longest that a pool keeps (product 15.2)', async () => {
  const { emailMessage } = (await handler(eventOf('CustomMessage_ForgotPassword'))).response;
  expect(emailMessage).toContain('href="https://music.example.com/auth?tab=reset&amp;email=mara%40example.com"');
  const longest = await handler(eventOf('CustomMessage_ForgotPassword', `${'ü'.repeat(1024)}@example.com`));
  expect(() => checkCustomMessage({ emailBody: longest.response.emailMessage })).not.toThrow();
});

test.each(['CustomMessage_AdminCreateUser', 'CustomMessage_Authentication'])(
  '%s keeps the pool’s own wording',
  async (source) => {
    expect(await handler(eventOf(source))).toEqual(eventOf(source));
  },
);
