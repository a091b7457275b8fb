import * as z from 'zod';
import { Password, ResetRequest, SignIn, SignUp } from '../../../../shared/accounts/sign-up.ts';

/** The schemas of the /auth forms. Loaded when a form is first checked (lib/lazy-resolver). */
const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has 6 digits');

export const ConfirmCode = z.object({ code: Code });
export const NewPassword = z.object({ code: Code, newPassword: Password });
export { ResetRequest, SignIn, SignUp };

export type ConfirmCode = z.infer<typeof ConfirmCode>;
export type NewPassword = z.infer<typeof NewPassword>;
