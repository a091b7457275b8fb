import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { poolAttributes, type SignUpAttributes } from '../../shared/accounts/sign-up.ts';
import { createClient } from '../../shared/contract/client.ts';
import type { Api } from '../../shared/contract/index.ts';
import type { Addresses } from '../local/template/addresses.ts';

type Laptop = { addresses: Addresses; outputs: Record<string, string> };
export type Account = SignUpAttributes & { email: string; password: string };

/** How often a call is repeated while the machine is too busy to answer it. */
const TRIES = 8;

async function fetchUnlessBusy(url: string, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, init);
    if (response.status !== 503 || tries === TRIES) return response;
    await new Promise((next) => setTimeout(next, 500 * tries));
  }
}

/**
 * Uses a running local stack as its users do: signs up with the emailed code, signs in by SRP, and calls the API with
 * the token.
 */
export function laptopSession({ addresses, outputs }: Laptop) {
  // Silences the SDK's warning about endpoints that are not Amazon's, because these are intended.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: outputs.UserPoolId ?? '',
        userPoolClientId: outputs.ClientId ?? '',
        userPoolEndpoint: addresses.cognito,
      },
    },
  });

  const codeSentTo = async (email: string): Promise<string> => {
    const inbox = await fetch(`${addresses.site}/local/mail.json?to=${encodeURIComponent(email)}`);
    const code = ((await inbox.json()) as { code?: string }[]).find((mail) => mail.code)?.code;
    if (!code) throw new Error(`No code was sent to ${email}`);
    return code;
  };

  return {
    async signUp({ email, password, ...attributes }: Account): Promise<void> {
      const userAttributes = Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [poolAttributes[name as keyof SignUpAttributes], value]),
      );
      await signUp({ username: email, password, options: { userAttributes: { email, ...userAttributes } } });
      await confirmSignUp({ username: email, confirmationCode: await codeSentTo(email) });
    },

    async signIn(email: string, password: string): Promise<string> {
      await signOut();
      await signIn({ username: email, password });
      const { tokens } = await fetchAuthSession();
      if (!tokens) throw new Error(`${email} could not sign in`);
      return tokens.accessToken.toString();
    },

    api: (token: string) =>
      createClient<Api>(
        (path, init) => fetchUnlessBusy(addresses.site + path, init),
        async () => token,
      ),
  };
}

export type LaptopSession = ReturnType<typeof laptopSession>;
export type LaptopApi = ReturnType<LaptopSession['api']>;
