import { plural } from '../../../i18n/plural.ts'

export const frameEn = {
  lead: 'Letters that stay in the family.',
  claim: 'Letters that stay in the family.',
  claimText:
    'What they wrote, as they wrote it: beside the scan, with everything you remember in the margin.',
  waiting: (count: number) =>
    plural('en', count, { one: '1 waits for you', other: `${count} wait for you` }),
  search: 'Search',
  jump: 'Search or jump to…',
  years: 'Letters by year',
  decade: (decade: string) => `${decade}s`,
  lettersIn: (when: string, count: number) =>
    plural('en', count, { one: `${when}: 1 letter`, other: `${when}: ${count} letters` }),
  nav: {
    home: 'Home',
    letters: 'Letters',
    photos: 'Photographs',
    family: 'Family',
    messages: 'Messages',
    search: 'Search',
    drafts: 'Drafts',
    admin: 'Administration',
    kept: 'Kept here',
    settings: 'Settings',
    me: 'Your page',
    contact: 'Write to the admins',
  },
  tabs: {
    home: 'Home',
    letters: 'Letters',
    photos: 'Photos',
    family: 'Family',
    messages: 'Messages',
  },
  closed: 'This account is closed',
  products: 'Switch product',
  notJoined: (product: string) => `${product}: not joined yet`,
}
export type FrameWords = typeof frameEn
