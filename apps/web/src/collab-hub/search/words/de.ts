import { plural } from '../../../i18n/plural.ts'
import type { SearchWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const searchDe: SearchWords = {
  found: (count, isExact) =>
    isExact
      ? plural('de', count, { one: '1 gefunden', other: `${n(count)} gefunden` })
      : `mehr als ${n(count)} gefunden`,
  facets: {
    industry: 'Branche',
    stage: 'Phase',
    location: 'Ort',
    tags: 'Schlagwort',
    skills: 'Können',
    type: 'Art der Arbeit',
  },
  any: (name) => `${name}: alle`,
  hiring: 'Sucht Leute',
  clear: 'Filter löschen',
  noMatch: 'Nichts passt',
  noMatchText: 'Nimm einen Filter weg, oder such nach weniger Wörtern.',
  save: 'Suche merken',
  saveTitle: 'Diese Suche merken',
  saveText: 'Einmal am Tag erfährst du, was sie Neues findet.',
  name: 'Name',
  saved: 'Gemerkt.',
  saveItem: 'Merken',
  unsaveItem: 'Gemerkt',
  title: 'Gemerkt',
  startups: 'Startups',
  roles: 'Stellen',
  searches: 'Suchen',
  noStartups: 'Keine gemerkten Startups',
  noRoles: 'Keine gemerkten Stellen',
  noSearches: 'Keine gemerkten Suchen',
  noneText: 'Drück „Merken“ bei dem, wozu du zurückkommen willst.',
  noSearchText: 'Merke dir eine Suche auf den Seiten der Startups, Stellen oder Talente.',
  browseStartups: 'Startups ansehen',
  browseRoles: 'Stellen ansehen',
  remove: 'Entfernen',
  open: 'Öffnen',
  of: { STARTUP: 'Startups', ROLE: 'Stellen', TALENT: 'Talente' },
}
