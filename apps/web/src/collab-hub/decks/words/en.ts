import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const decksEn = {
  title: 'Pitch deck',
  noneTitle: 'No pitch deck yet',
  noneText: 'A PDF of up to 50 MB. Investors see it page by page, with their name on it.',
  noneHere: 'There is no deck to see',
  noneHereText: 'The founder has not uploaded one, or your access does not include it.',
  upload: 'Upload a PDF',
  replace: 'Replace',
  remove: 'Remove',
  removeTitle: 'Remove the deck?',
  removeText: 'Investors no longer see it. Who looked at it stays in the log.',
  removed: 'Removed.',
  sending: 'Uploading…',
  rendering: 'The pages are being drawn. This takes a moment.',
  failed: 'This deck cannot be shown.',
  notPdf: 'This is no PDF.',
  tooLarge: 'This is larger than 50 MB.',
  pages: (count: number) => plural('en', count, { one: '1 page', other: `${n(count)} pages` }),
  page: (page: number, of: number) => `Page ${n(page)} of ${n(of)}`,
  previous: 'Previous page',
  next: 'Next page',
  download: 'Download',
  full: 'Whole screen',
  logged: 'The founder sees which pages you read, and for how long.',
  chart: 'How long each page was read',
  chartText: 'Seconds, all readers together. Darker is longer.',
  seconds: (seconds: number) => `${n(seconds)} s`,
  minutes: (minutes: number, seconds: number) => `${n(minutes)} min ${n(seconds)} s`,
  pageShort: (page: number) => `p. ${n(page)}`,
}
export type DecksWords = typeof decksEn
