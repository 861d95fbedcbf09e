import type { OwnWords } from './en.ts'

export const ownDe: OwnWords = {
  title: 'Dein Konto',
  lead: 'Ein Konto für alles an diesem Tisch.',
  parts: { security: 'Sicherheit', preferences: 'Einstellungen', products: 'Produkte und Daten' },
  home: 'Longtable: zur Startseite',
  preferences: {
    title: 'Einstellungen',
    themeTitle: 'Hell oder dunkel',
    theme: { system: 'Wie dieses Gerät', light: 'Hell', dark: 'Dunkel' },
    languageTitle: 'Sprache',
    zoneTitle: 'Zeitzone',
    zone: (zone, time) => `Zeiten siehst du wie auf diesem Gerät: ${zone}, dort ist es ${time}.`,
    zoneMore: 'Was an welchem Tag fällig ist, folgt der Zone in deinem Profil.',
    zoneLink: 'In GoalsGuild ändern',
  },
  products: {
    title: 'Produkte und Daten',
    where: 'Wo du bist',
    text: 'Ein Konto für alle drei. Was zu einem Produkt gehört, behält es für sich.',
    here: (name) => `Du bist dort als ${name}.`,
    notYet: 'Du warst noch nicht dort.',
    open: (product) => `${product} öffnen`,
    begin: (product) => `In ${product} anfangen`,
  },
  signOut: 'Abmelden',
}
