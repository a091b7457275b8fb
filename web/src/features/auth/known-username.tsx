/** A password form's hidden username, under which password managers save the password. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
