import { plural } from '../plural.ts'

const n = (count: number) => count.toLocaleString('en')

/** What every part of the program says. Other languages have the same shape, or they do not compile. */
export const commonEn = {
  skip: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  more: 'Show more',
  loading: 'Loading',
  failed: 'This could not be loaded.',
  offline: 'No connection. What you see is what was last known.',
  waiting: 'No connection. What you wrote waits for it.',
  missing: 'There is nothing here.',
  missingText: 'It was removed, or you may not see it.',
  back: 'Back',
  account: 'Account',
  dark: 'Dark',
  light: 'Light',
  language: 'Language',
  signOut: 'Sign out',
  deletedUser: 'Deleted user',
  due: {
    overdue: (days: number) =>
      plural('en', days, { one: 'Yesterday', other: `${n(days)} days late` }),
    today: 'Today',
    tomorrow: 'Tomorrow',
  },
}

export type CommonWords = typeof commonEn
