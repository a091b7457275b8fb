import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
Amplify.configure({Auth:{Cognito:{userPoolId:'a',userPoolClientId:'b'}}});
console.log(fetchAuthSession, Hub);
export const si = async (u: string) => { const { signIn } = await import('aws-amplify/auth/cognito'); return signIn({ username: u }); };
export const su = async (u: string) => { const { signUp, confirmSignUp, resendSignUpCode, resetPassword, confirmResetPassword } = await import('aws-amplify/auth/cognito'); return [signUp, confirmSignUp, resendSignUpCode, resetPassword, confirmResetPassword] };
export const so = async (u: string) => { const { signOut } = await import('aws-amplify/auth/cognito'); return signOut(); };
(globalThis as any).si = [si,su,so];
