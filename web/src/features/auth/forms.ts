import * as z from 'zod';
import { Email, Password, poolAttributes, ResetRequest, SignIn, SignUp } from '../../../../shared/accounts/sign-up.ts';
import { entriesOf } from '../../../../shared/typed-record.ts';

/** Schemas of the /auth forms. Loaded when a form is first validated (lib/lazy-resolver). */
const Code = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has 6 digits'));

export const ConfirmCode = z.object({ code: Code });
export const NewPassword = z.object({ code: Code, newPassword: Password });
export { ResetRequest, SignIn, SignUp };

/** The password form for a signed-in user (product 3.19). */
export const ChangePassword = z
  .object({ oldPassword: SignIn.shape.password, newPassword: Password, again: z.string() })
  .refine(({ newPassword, again }) => newPassword === again, { message: 'Passwords do not match', path: ['again'] });
export const ChangeEmail = z.object({ email: Email });
export const OnlyPassword = SignIn.pick({ password: true });

export type ConfirmCode = z.infer<typeof ConfirmCode>;
export type NewPassword = z.infer<typeof NewPassword>;
export type ChangePassword = z.infer<typeof ChangePassword>;
export type ChangeEmail = z.infer<typeof ChangeEmail>;
export type OnlyPassword = z.infer<typeof OnlyPassword>;

/**
 * Attributes that sign-up stores in the user pool, under the pool's names. Empty values are left out, because the pool
 * rejects them; a missing attribute is read as ''.
 */
export const poolAttributesFrom = (form: SignUp): Record<string, string> =>
  Object.fromEntries(
    entriesOf(poolAttributes).flatMap(([field, attribute]) => {
      const text = form[field];
      return text ? [[attribute, text]] : [];
    }),
  );
