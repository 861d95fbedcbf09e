import { plural } from '../../../../i18n/plural.ts'
import type { SettingsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const settingsDe: SettingsWords = {
  title: 'Einstellungen',
  parts: {
    profile: 'Profil',
    reading: 'Lesen',
    mails: 'Benachrichtigungen',
    security: 'Sicherheit',
    data: 'Deine Daten',
  },
  profile: {
    title: 'Profil',
    shown: 'Was die Familie sieht',
    displayName: 'Dein Name',
    familyRelationship: 'Wer du in der Familie bist',
    familyBranch: 'Zweig der Familie',
    generation: 'Generation',
    contactEmail: 'Adresse für die Familie',
    bio: 'Über dich',
    saved: 'Gespeichert.',
    picture: 'Bild',
    choose: 'Bild auswählen',
    remove: 'Entfernen',
    pictureText: 'Gezeigt wird seine Mitte, in einem Kreis.',
    unreadable: 'Das ist kein lesbares Bild.',
    privacy: 'Privates',
    private: {
      title: 'Nur meinen Namen und mein Bild zeigen',
      text: 'Den Rest deines Profils sehen dann nur du und die Verwaltung.',
    },
    email: (email) => `Mails dieses Produkts gehen an ${email}.`,
    syncEmail: 'Die Adresse meines Kontos übernehmen',
  },
  reading: {
    title: 'Lesen',
    size: 'Größe der Schrift',
    sizeText: 'Auf diesem Gerät, für alles hier.',
    sizes: { normal: 'Normal', large: 'Groß', larger: 'Größer', largest: 'Am größten' },
    sample: 'Heute war der erste Abend, an dem man das Fenster offen lassen konnte.',
    paper: 'Papier',
    paperText: 'Warm, wie Papier ist, oder mit so viel Kontrast, wie es geht.',
    papers: { warm: 'Warm', plain: 'Hoher Kontrast' },
  },
  mails: {
    title: 'Benachrichtigungen',
    mail: 'Per E-Mail',
    text: 'Unter der Glocke steht ohnehin alles. Eine Mail kommt dazu, wenn du magst.',
    notifyOnComment: {
      title: 'Notizen am Rand',
      text: 'Jemand schreibt zu etwas, das du abgeschrieben, gebracht oder besprochen hast.',
    },
    notifyOnMessage: { title: 'Nachrichten', text: 'Jemand schreibt dir.' },
  },
  data: {
    title: 'Deine Daten',
    exportTitle: 'Zum Mitnehmen',
    exportText:
      'Alles, was hier dir gehört, in einer JSON-Datei: Profil, Notizen, Nachrichten, Entwürfe.',
    export: 'Meine Daten speichern',
    collecting: (count) =>
      plural('de', count, { one: 'Gesammelt: 1 Ding', other: `Gesammelt: ${n(count)} Dinge` }),
    saved: (count) =>
      plural('de', count, { one: '1 Ding gespeichert.', other: `${n(count)} Dinge gespeichert.` }),
  },
  leave: {
    title: 'HoldThatThought verlassen',
    text: 'Das lässt sich nicht zurücknehmen.',
    goesTitle: 'Was geht',
    goes: [
      'dein Profil und dein Bild',
      'deine Entwürfe',
      'deine Benachrichtigungen und Reaktionen',
    ],
    staysTitle: 'Was bleibt',
    stays: [
      'Briefe, die du abgeschrieben, und Fotografien, die du gebracht hast',
      'deine Notizen und Nachrichten, ohne deinen Namen',
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
