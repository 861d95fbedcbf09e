import type { WelcomeWords } from './en.ts'

export const welcomeDe: WelcomeWords = {
  title: 'Wer bist du hier?',
  lead: 'Das wählt man einmal. Es entscheidet, was du tun kannst.',
  roles: {
    FOUNDER: ['Ich baue ein Startup', 'Veröffentlichen, einstellen, das Deck zeigen.'],
    TALENT: ['Ich suche eine Stelle', 'Gehälter sehen, bewerben, jeden Schritt verfolgen.'],
    INVESTOR: ['Ich investiere', 'Um Zugang bitten, Decks lesen.'],
  },
  role: 'Ich bin hier, weil',
  firstName: 'Vorname',
  lastName: 'Nachname',
  skills: 'Was du kannst',
  skillsHint: 'Bis zu 20. Daran finden dich Gründer.',
  removeSkill: (skill) => `${skill} wegnehmen`,
  submit: 'Anfangen',
}
