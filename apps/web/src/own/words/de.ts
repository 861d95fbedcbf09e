import { plural } from '../../i18n/plural.ts'
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
    zoneField: 'Wo deine Tage beginnen',
    zoneMore:
      'Was an welchem Tag fällig ist, Serien und wiederkehrende Schritte folgen dieser Zone.',
    zoneNone: 'Nicht gesagt: wie in UTC',
    zoneSaved: 'Gespeichert. Deine Tage beginnen ab jetzt dort.',
    zoneNobody: 'Tage zählt nur GoalsGuild: Dort kannst du sagen, wo deine beginnen.',
  },
  products: {
    title: 'Produkte und Daten',
    where: 'Wo du bist',
    text: 'Ein Konto für alle drei. Was zu einem Produkt gehört, behält es für sich.',
    here: (name) => `Du bist dort als ${name}.`,
    notYet: 'Du warst noch nicht dort.',
    open: (product) => `${product} öffnen`,
    begin: (product) => `In ${product} anfangen`,
    itself: 'Das Konto selbst',
  },
  data: {
    exportTitle: 'Dein Konto zum Mitnehmen',
    exportText:
      'Was vom Konto selbst gespeichert ist, in einer JSON-Datei: deine Adresse, wo und womit du angemeldet bist und was von wo aus getan wurde. Passwörter und Schlüssel stehen nicht darin.',
    export: 'Daten meines Kontos speichern',
    collecting: (count) =>
      plural('de', count, {
        one: 'Wird gesammelt: 1 Eintrag',
        other: `Wird gesammelt: ${count} Einträge`,
      }),
    saved: (count) =>
      plural('de', count, {
        one: '1 Eintrag gespeichert.',
        other: `${count} Einträge gespeichert.`,
      }),
  },
  leave: {
    title: 'Konto löschen',
    text: 'Überall heraus, für immer. Das lässt sich nicht rückgängig machen.',
    goesTitle: 'Was verschwindet',
    goes: [
      'deine Profile in allen drei Produkten, eins nach dem anderen, mit allem, was oben bei ihnen steht',
      'deine E-Mail-Adresse, dein Passwort und jeder Code, der dir geschickt wurde',
      'jede Anmeldung: Alle Geräte sind sofort abgemeldet',
    ],
    staysTitle: 'Was bleibt',
    stays: [
      'was die Produkte für andere behalten, ohne deinen Namen',
      'das Protokoll, was wann von wo aus getan wurde, solange dieser Server es aufhebt',
      'eine Woche lang die Mail, die dir davon berichtet; danach steht deine Adresse nirgends mehr',
    ],
    act: 'Mein Konto löschen',
    confirmTitle: 'Dein Konto löschen?',
    confirmText:
      'Wenn du sicher bist, schreib deine Adresse und dein Passwort. Mit der Adresse kannst du dich wieder registrieren; was dir gehörte, kommt nicht zurück.',
    type: (email) => `Deine E-Mail-Adresse: ${email}`,
    mismatch: 'Das ist nicht deine Adresse.',
    wrongPassword: 'Das ist nicht dein Passwort.',
    going: (product) => `Dein Profil in ${product} wird gelöscht …`,
    last: 'Dein Konto wird gelöscht …',
    done: 'Dein Konto ist gelöscht. Mach’s gut.',
  },
  signOut: 'Abmelden',
}
