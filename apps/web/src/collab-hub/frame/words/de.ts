import { plural } from '../../../i18n/plural.ts'
import type { FrameWords } from './en.ts'

export const frameDe: FrameWords = {
  lead: 'Vom Deck zum Team.',
  claim: 'Vom Deck zum Team.',
  claimText:
    'Gründer stellen ein, Talente bewerben sich, Investoren lesen: auf einem Brett, und nichts doppelt.',
  points: [
    'Ein Brett für alle Bewerbungen, mit der Maus oder mit Tasten',
    'Ein Deck, das Seite für Seite gelesen wird und sagt, von wem',
    'Das Gehalt steht an der Stelle, nicht erst im dritten Gespräch',
  ],
  waiting: (count) =>
    plural('de', count, { one: '1 wartet auf dich', other: `${count} warten auf dich` }),
  jump: 'Suchen oder springen…',
  browse: 'Stöbern',
  administration: 'Verwaltung',
  nav: {
    front: 'Start',
    startups: 'Startups',
    roles: 'Offene Stellen',
    talent: 'Talente',
    applications: 'Bewerbungen',
    access: 'Mein Zugang',
    overview: 'Übersicht',
    profile: 'Profil',
    vacancies: 'Stellen',
    applicants: 'Bewerbungen',
    investors: 'Investoren',
    deck: 'Pitch-Deck',
    newStartup: 'Neues Startup',
    messages: 'Nachrichten',
    saved: 'Gemerkt',
    billing: 'Abrechnung',
    figures: 'Zahlen',
    subscriptions: 'Abonnements',
    queue: 'Prüfliste',
    all: 'Startups',
    users: 'Personen',
    reports: 'Meldungen',
    audit: 'Protokoll',
    entities: 'Nach Zeit',
    settings: 'Einstellungen',
    profileOwn: 'Dein Profil',
  },
  tabs: { mine: 'Startup', queue: 'Prüfliste' },
  signIn: 'Anmelden',
  join: 'Mitmachen',
  banned: 'Dieses Konto ist geschlossen',
  unverified:
    'Deine E-Mail-Adresse ist noch nicht bestätigt. Bis dahin kannst du nur dein Profil ändern.',
  verify: 'Ich habe sie bestätigt',
}
