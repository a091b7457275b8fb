import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
Amplify.configure({Auth:{Cognito:{userPoolId:'a',userPoolClientId:'b'}}});
console.log(fetchAuthSession, Hub);
export const si = async (u: string) => { const { signIn } = await import('aws-amplify/auth'); return signIn({ username: u }); };
(globalThis as any).si = si;
