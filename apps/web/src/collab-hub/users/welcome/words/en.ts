export const welcomeEn = {
  title: 'Who are you here?',
  lead: 'This is chosen once. It decides what you can do.',
  roles: {
    FOUNDER: ['I build a startup', 'Publish it, hire, show the deck.'],
    TALENT: ['I look for a role', 'See salaries, apply, follow each step.'],
    INVESTOR: ['I invest', 'Ask for access, read decks.'],
  },
  role: 'I am here because',
  firstName: 'First name',
  lastName: 'Last name',
  skills: 'What you can do',
  skillsHint: 'Up to 20. Founders find you by them.',
  removeSkill: (skill: string) => `Take ${skill} away`,
  submit: 'Begin',
}
export type WelcomeWords = typeof welcomeEn
