import { plural } from '../../../../i18n/plural.ts'
import type { SettingsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const settingsDe: SettingsWords = {
  title: 'Einstellungen',
  parts: {
    profile: 'Profil',
    mails: 'Benachrichtigungen',
    security: 'Sicherheit',
    data: 'Deine Daten',
  },
  profile: {
    title: 'Profil',
    shown: 'Was andere sehen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    bio: 'Über dich',
    bioHint: 'Bis zu 1.000 Zeichen.',
    linkedin: 'LinkedIn',
    skills: 'Was du kannst',
    skillsHint: 'Bis zu 20.',
    removeSkill: (skill) => `${skill} wegnehmen`,
    saved: 'Gespeichert.',
    picture: 'Bild',
    choose: 'Bild auswählen',
    remove: 'Entfernen',
    pictureText: 'Gezeigt wird seine Mitte, in einem Kreis.',
    unreadable: 'Das ist kein lesbares Bild.',
  },
  mails: {
    title: 'Benachrichtigungen',
    mail: 'Per E-Mail',
    text: 'Unter der Glocke steht ohnehin alles. Eine Mail kommt dazu, wenn du magst.',
    emailOnApplicationUpdate: {
      title: 'Bewerbungen',
      text: 'Jemand bewirbt sich bei dir, oder deine hat sich bewegt.',
    },
    emailOnAccessRequest: {
      title: 'Zugang',
      text: 'Ein Investor fragt, oder es wurde entschieden.',
    },
    emailOnMessage: { title: 'Nachrichten', text: 'Jemand schreibt dir.' },
    emailOnSystem: {
      title: 'Von CollabHub',
      text: 'Prüfungen, Zahlungen, neue Treffer deiner Suchen.',
    },
  },
  data: {
    title: 'Deine Daten',
    exportTitle: 'Zum Mitnehmen',
    exportText:
      'Alles, was hier dir gehört, in einer JSON-Datei: Profil, Startups, Bewerbungen, Zugang.',
    export: 'Meine Daten speichern',
    collecting: (count) =>
      plural('de', count, { one: 'Gesammelt: 1 Ding', other: `Gesammelt: ${n(count)} Dinge` }),
    saved: (count) =>
      plural('de', count, { one: '1 Ding gespeichert.', other: `${n(count)} Dinge gespeichert.` }),
  },
  leave: {
    title: 'CollabHub verlassen',
    text: 'Das lässt sich nicht zurücknehmen.',
    goesTitle: 'Was geht',
    goes: [
      'dein Profil und dein Bild',
      'deine Bewerbungen und Lebensläufe',
      'dein Zugang zu Startups',
    ],
    staysTitle: 'Was bleibt',
    stays: [
      'deine Startups werden gesperrt, was andere dort schrieben, bleibt',
      'was du anderen schriebst, ohne deinen Namen',
      'dein Konto für die anderen Produkte; hierher führt es nicht zurück',
    ],
    act: 'Mein Profil löschen',
    confirmTitle: 'Dein Profil löschen?',
    confirmText: 'Wenn du sicher bist, schreib, wer du bist.',
    type: (name) => `Dein Name: ${name}`,
    mismatch: 'Das ist nicht dein Name.',
    stale:
      'Du hast dich vor einer Weile angemeldet. Dein Passwort zeigt, dass du es wirklich bist.',
  },
}
