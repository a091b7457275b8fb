import { Amplify, fetchAuthSession, Hub } from '@aws-amplify/core';
console.log(Amplify, fetchAuthSession, Hub);
