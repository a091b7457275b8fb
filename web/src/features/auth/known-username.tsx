/** Whose password a form asks for, unseen: password managers file it under this name. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
