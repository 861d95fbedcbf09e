export const welcomeEn = {
  asks: {
    name: {
      title: 'What does the family call you?',
      lead: 'Your name stands beside what you write down and what you remember.',
    },
    family: {
      title: 'How do you belong here?',
      lead: 'So that the others know who reads with them. All of it can be changed later.',
    },
  },
  step: (place: number, count: number) => `Step ${place} of ${count}`,
  related: 'Who you are in the family',
  relatedHint: 'Such as: Rosa’s granddaughter, from Lisbon.',
  told: 'What shall we tell you by mail?',
  goOn: 'Go on',
  later: 'Not now',
  welcome: (name: string) => `Welcome, ${name}`,
  begin: 'You are in. This is the oldest letter in the box: begin with it, or look around.',
  emptyBox: 'You are in. The box is still empty: perhaps the first letter is in your drawer.',
  readIt: 'Read this letter',
  bringOne: 'Add scans',
  lookAround: 'Look around first',
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
