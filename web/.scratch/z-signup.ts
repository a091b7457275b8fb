import { SignUp } from '../../shared/accounts/sign-up.ts';
console.log(SignUp);
