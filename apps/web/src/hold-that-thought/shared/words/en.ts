import { plural } from '../../../i18n/plural.ts'

export const sharedEn = {
  title: 'What is this?',
  lead: (count: number) =>
    plural('en', count, {
      one: 'A file has come from another app. Tell where it belongs.',
      other: `${count} files have come from another app. Tell where they belong.`,
    }),
  asPhotographs: 'Among the photographs',
  asLetter: 'The pages of a letter',
  leave: 'Put it away',
  note: 'Until you choose, everything stays on this device.',
  noneTitle: 'From your phone',
  none: 'Nothing waits here',
  noneText:
    'With this app on your phone, share pictures or scans with HoldThatThought: they wait here for you.',
}
export type SharedWords = typeof sharedEn
