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
    zoneMore: 'What is due on which day follows the zone in your profile.',
    zoneLink: 'Change it in GoalsGuild',
  },
  products: {
    title: 'Products and data',
    where: 'Where you are',
    text: 'One account for all three. What belongs to a product, it keeps for itself.',
    here: (name: string) => `You are there as ${name}.`,
    notYet: 'You have not been there yet.',
    open: (product: string) => `Open ${product}`,
    begin: (product: string) => `Begin in ${product}`,
  },
  signOut: 'Sign out',
}

export type OwnWords = typeof ownEn
