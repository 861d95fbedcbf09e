import { plural } from '../../i18n/plural.ts'

export const ownEn = {
  title: 'Your account',
  lead: 'One account for all that is at this table.',
  parts: { security: 'Security', preferences: 'Preferences', products: 'Products and data' },
  home: 'Longtable: to the front page',
  preferences: {
    title: 'Preferences',
    themeTitle: 'Light or dark',
    theme: { system: 'As this device', light: 'Light', dark: 'Dark' },
    languageTitle: 'Language',
    zoneTitle: 'Time zone',
    zone: (zone: string, time: string) =>
      `Times are shown as this device has them: ${zone}, where it is ${time}.`,
    zoneField: 'Where your days begin',
    zoneMore: 'What is due on which day, streaks and steps that come again go by this zone.',
    zoneNone: 'Not said: as in UTC',
    zoneSaved: 'Saved. Your days begin there from now on.',
    zoneNobody: 'Days are counted in GoalsGuild alone: there you can say where yours begin.',
  },
  products: {
    title: 'Products and data',
    where: 'Where you are',
    text: 'One account for all three. What belongs to a product, it keeps for itself.',
    here: (name: string) => `You are there as ${name}.`,
    notYet: 'You have not been there yet.',
    open: (product: string) => `Open ${product}`,
    begin: (product: string) => `Begin in ${product}`,
    itself: 'The account itself',
  },
  data: {
    exportTitle: 'Your account, to take with you',
    exportText:
      'What is stored of the account itself, in one JSON file: your address, where you are signed in and with what, and what was done from where. Passwords and keys are not in it.',
    export: 'Save my account’s data',
    collecting: (count: number) =>
      plural('en', count, { one: 'Collecting: 1 thing', other: `Collecting: ${count} things` }),
    saved: (count: number) =>
      plural('en', count, { one: 'Saved 1 thing.', other: `Saved ${count} things.` }),
  },
  leave: {
    title: 'Delete the account',
    text: 'Out of everything, for good. This cannot be undone.',
    goesTitle: 'What goes',
    goes: [
      'your profiles in all three products, one after the other, each with what it names above',
      'your e-mail address, your password and every code that was mailed to you',
      'every session: all devices are signed out at once',
    ],
    staysTitle: 'What stays',
    stays: [
      'what the products keep for others, without your name',
      'the log of what was done, when and from where, as long as this server keeps it',
      'for a week, the mail that tells you of this; then nothing has your address any more',
    ],
    act: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirmText:
      'If you are sure, write your address and your password. You may sign up with the address again; what was yours does not come back.',
    type: (email: string) => `Your e-mail address: ${email}`,
    mismatch: 'That is not your address.',
    wrongPassword: 'This is not your password.',
    going: (product: string) => `Your profile in ${product} is being deleted…`,
    last: 'Your account is being deleted…',
    done: 'Your account is deleted. Farewell.',
  },
  signOut: 'Sign out',
}

export type OwnWords = typeof ownEn
