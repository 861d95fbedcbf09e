/** What everybody reads who comes in. Other languages have the same shape, or they do not compile. */
export const accountEn = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code from the mail',
  passwordRule: 'At least 10 characters. A sentence is best.',
  signIn: {
    title: 'Welcome back',
    submit: 'Sign in',
    demo: 'Look around as the demo person',
    forgot: 'Forgot your password?',
    join: 'New here? Create an account',
  },
  signUp: {
    title: 'Create your account',
    lead: 'An address and a pass phrase. The rest comes later.',
    submit: 'Create account',
    known: 'You have one already? Sign in',
  },
  verify: {
    title: 'Look into your mail',
    lead: (email: string) =>
      email === ''
        ? 'The code of the mail and your pass phrase: then it is yours.'
        : `We sent a code to ${email}. It is good for a day.`,
    submit: 'Confirm and go on',
    again: 'Send another code',
    sent: 'If the address waits for a code, another one is on its way.',
  },
  forgot: {
    title: 'A new password',
    lead: 'Tell us the address of your account. If there is one, a code is on its way.',
    submit: 'Send me a code',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'With the code from the mail. All other devices are signed out.',
    submit: 'Set the password',
  },
}

export type AccountWords = typeof accountEn
