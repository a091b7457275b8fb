import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
Amplify.configure({Auth:{Cognito:{userPoolId:'a',userPoolClientId:'b'}}});
console.log(fetchAuthSession, Hub);
const c = () => import('aws-amplify/auth/cognito');
export const si = async (u: string) => { const { signIn } = await c(); return signIn({ username: u }); };
(globalThis as any).si = si;
