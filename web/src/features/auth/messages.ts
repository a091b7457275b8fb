/** Toasts of product 3.6. A failure shows the provider's own message under its title. */
export const failed = {
  signIn: 'Sign In Failed',
  signUp: 'Sign Up Failed',
  reset: 'Reset Failed',
} as const;

export const welcome = { title: 'Welcome back!', text: 'You have successfully signed in.' };

export const created = {
  title: 'Account Created!',
  text: "Please check your email to verify your account. We'll review your application and activate your account soon.",
};

export const resetSent = { title: 'Reset Email Sent', text: 'Check your email for password reset instructions.' };

export const codeSent = { title: 'Code sent', text: 'A new code is on its way to your email.' };

export const providerMessage = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Please try again.';
