import type { PaletteWords } from './en.ts'

export const paletteDe: PaletteWords = {
  title: 'Suchen oder springen',
  placeholder: 'Eine Seite, ein Startup, eine Stelle, jemand…',
  results: 'Was es gibt',
  none: (text) => `Nichts hier heißt „${text}“.`,
  groups: { pages: 'Gehe zu', startups: 'Startups', roles: 'Offene Stellen' },
  keysTitle: 'Tasten',
  keys: {
    palette: 'Suchen oder springen',
    next: 'Nächste, vorige (Brett, Prüfliste, Deck)',
    stage: 'Offene Bewerbung in einen Stand verschieben',
    note: 'Notiz schreiben (Brett)',
    approve: 'Freigeben (Prüfliste)',
    reject: 'Zurückgeben (Prüfliste)',
    newRole: 'Neue Stelle (Stellen)',
    home: 'Start',
    startups: 'Startups',
    roles: 'Offene Stellen',
    talent: 'Talente',
    applicants: 'Bewerbungen, Zugang',
    investors: 'Investoren',
    queue: 'Prüfliste',
    help: 'Diese Tasten zeigen',
  },
  afterwards: 'dann',
}
