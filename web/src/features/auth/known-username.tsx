/** The hidden username of a password form: password managers file the password under it. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
