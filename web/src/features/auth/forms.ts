import * as z from 'zod';
import { Password, poolAttributes, ResetRequest, SignIn, SignUp } from '../../../../shared/accounts/sign-up.ts';

/** The schemas of the /auth forms. Loaded when a form is first checked (lib/lazy-resolver). */
const Code = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has 6 digits'));

export const ConfirmCode = z.object({ code: Code });
export const NewPassword = z.object({ code: Code, newPassword: Password });
export { ResetRequest, SignIn, SignUp };

export type ConfirmCode = z.infer<typeof ConfirmCode>;
export type NewPassword = z.infer<typeof NewPassword>;

/** What sign-up stores in the user pool, by the pool's names. The pool refuses an empty attribute; an absent one reads as ''. */
export const attributesOf = (form: SignUp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(poolAttributes).flatMap(([field, attribute]) => {
      const text = form[field as keyof typeof poolAttributes];
      return text ? [[attribute, text]] : [];
    }),
  );
