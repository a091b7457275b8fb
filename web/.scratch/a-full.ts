import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut, signIn, signUp, confirmSignUp, resendSignUpCode, resetPassword, confirmResetPassword, getCurrentUser } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
console.log(Amplify, fetchAuthSession, signOut, Hub, signIn, signUp, confirmSignUp, resendSignUpCode, resetPassword, confirmResetPassword, getCurrentUser);
