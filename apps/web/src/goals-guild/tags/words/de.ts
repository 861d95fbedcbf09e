import type { TagsWords } from './en.ts'

export const tagsDe: TagsWords = {
  parts: { people: 'Leute', goals: 'Ziele' },
  none: { people: 'Noch niemand', goals: 'Noch keine Ziele' },
  noneText: (tag) => `Fang an mit #${tag}.`,
}
