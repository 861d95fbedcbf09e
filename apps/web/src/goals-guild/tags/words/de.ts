import type { TagsWords } from './en.ts'

export const tagsDe: TagsWords = {
  parts: { people: 'Leute', goals: 'Ziele', groups: 'Gruppen' },
  none: { people: 'Noch niemand', goals: 'Noch keine Ziele', groups: 'Noch keine Gruppen' },
  noneText: (tag) => `Fang an mit #${tag}.`,
}
