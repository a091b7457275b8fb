import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
Amplify.configure({Auth:{Cognito:{userPoolId:'a',userPoolClientId:'b'}}});
console.log(fetchAuthSession, signOut, Hub);
