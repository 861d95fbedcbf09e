export const welcomeEn = {
  title: 'What does the family call you?',
  lead: 'Your name stands beside what you write down and what you remember.',
  name: 'Your name',
  nameHint: 'As the others know you.',
  submit: 'Come in',
  pending: 'Somebody will let you in',
  pendingText: (email: string) =>
    `These are a family’s letters, so somebody of the family has to say yes. We tell you at ${email}.`,
  steps: {
    registered: 'You have told who you are',
    waiting: 'Somebody of the family looks at it',
    reading: 'You read the first letter',
  },
  look: 'Look again',
  accept: 'I was invited by mail',
  inactive: 'This account rests',
  inactiveText: 'Somebody of the family has closed it for now. Ask them to open it again.',
}
export type WelcomeWords = typeof welcomeEn
