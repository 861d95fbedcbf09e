import type { HomeWords } from './en.ts'

export const homeDe: HomeWords = {
  title: (name) => `Hallo, ${name}`,
  lead: 'Was geschrieben wurde, und was dazu gesagt wurde.',
}
