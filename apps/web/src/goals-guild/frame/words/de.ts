import { plural } from '../../../i18n/plural.ts'
import type { FrameWords } from './en.ts'

export const frameDe: FrameWords = {
  claim: 'Gemeinsam hinauf.',
  lead: 'In guter Gesellschaft sind Ziele leichter.',
  claimText:
    'Plane ein Ziel, mach den nächsten Schritt, und lass die zusehen, denen du wichtig bist.',
  points: [
    'Schritte und Etappen, die das ganze Team bewegen',
    'Quests, die Erfahrung zahlen: einmal und gerecht',
    'Ein Feed aus echten Schritten, ohne Lärm',
  ],
  waiting: (count) =>
    plural('de', count, { one: '1 wartet auf dich', other: `${count} warten auf dich` }),
  profile: 'Dein Profil',
  settings: 'Einstellungen',
  products: 'Dein Konto und Produkte',
  nav: {
    home: 'Start',
    goals: 'Ziele',
    quests: 'Quests',
    chat: 'Chat',
    people: 'Leute',
    groups: 'Gruppen',
    search: 'Suche',
    help: 'Hilfe',
    offers: 'Angebote',
    admin: 'Verwaltung',
    newGoal: 'Neues Ziel',
  },
}
