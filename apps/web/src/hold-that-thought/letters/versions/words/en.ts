import { plural } from '../../../../i18n/plural.ts'

export const versionsEn = {
  title: 'Versions',
  lead: 'Choose two, and see what became of one in the other.',
  onlyOne: 'Nobody has changed this letter since it was written down.',
  back: 'To the letter',
  before: 'Before',
  after: 'After',
  choose: ['As the text before', 'As the text after'],
  now: 'as it is now',
  first: 'as it was written down',
  compare: 'Compare',
  changes: 'What changed',
  same: 'These two say the same.',
  skipped: (count: number) =>
    plural('en', count, {
      one: '1 line that nobody changed',
      other: `${count} lines that nobody changed`,
    }),
  isCut: 'There is more than is shown here.',
  bringBack: 'Bring this version back',
  bringBackTitle: 'Bring this version back?',
  bringBackText: 'It becomes the text of the letter. The text of now stays among the versions.',
  broughtBack: 'It is the text of the letter again.',
  changed: 'Somebody has changed the letter meanwhile. Look at it once more.',
  fields: {
    title: 'Title',
    date: 'Date',
    dateText: 'When',
    author: 'Written by',
    recipient: 'Written to',
    place: 'Place',
    description: 'About it',
    tags: 'Tags',
    fromIds: 'From',
    toIds: 'To',
    aboutIds: 'About',
    scan: 'Original',
  },
  scanBefore: 'the scan of then',
  scanAfter: 'another scan',
}
export type VersionsWords = typeof versionsEn
