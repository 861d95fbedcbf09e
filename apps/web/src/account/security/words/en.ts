export const securityEn = {
  title: 'Security',
  sessions: {
    title: 'Where you are signed in',
    text: 'If you do not know one of these, sign out everywhere and change your password.',
    here: 'This device',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'Every device has to sign in again, this one too. Nothing is lost.',
  },
  password: {
    title: 'Password',
    text: 'All other devices are signed out when you change it.',
    current: 'Your password now',
    submit: 'Change the password',
    done: 'Your password is changed. Other devices have to sign in again.',
  },
  email: {
    title: 'E-mail address',
    text: (email: string) => `You sign in with ${email}.`,
    next: 'New address',
    why: 'So that nobody else can do this at your open screen.',
    submit: 'Send a code to the new address',
    sent: (email: string) => `If ${email} can be used, a code is on its way there.`,
    linked: 'You come from the mail to the new address. One click makes it yours.',
    confirm: 'Confirm the new address',
    other: 'Use another address',
    done: 'You now sign in with the new address.',
  },
}
export type SecurityWords = typeof securityEn
