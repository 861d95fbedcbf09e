import type { TagsWords } from './en.ts'

export const tagsDe: TagsWords = {
  parts: { people: 'Leute', goals: 'Ziele', groups: 'Gruppen', offers: 'Angebote' },
  none: {
    people: 'Noch niemand',
    goals: 'Noch keine Ziele',
    groups: 'Noch keine Gruppen',
    offers: 'Noch keine Angebote',
  },
  own: 'Was dir am Herzen liegt',
  noOwn: 'Sag, was dir am Herzen liegt, und hier steht, was dazu passt.',
  toProfile: 'Dein Profil',
  noneText: (tag) => `Fang an mit #${tag}.`,
}
