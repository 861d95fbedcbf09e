import { plural } from '../../../../i18n/plural.ts'
import type { SettingsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const settingsDe: SettingsWords = {
  title: 'Einstellungen',
  parts: {
    profile: 'Profil',
    mails: 'Mitteilungen',
    security: 'Sicherheit',
    data: 'Deine Daten',
  },
  profile: {
    title: 'Profil',
    shown: 'Was andere sehen',
    fullName: 'Name',
    nickname: 'Spitzname',
    nicknameHint:
      '3 bis 32 Buchstaben, Ziffern, _ oder -. Links auf den alten gehen dann nicht mehr.',
    pronouns: 'Pronomen',
    pronounsHint: 'So, wie man von dir sprechen soll.',
    bio: 'Über dich',
    tags: 'Was dir wichtig ist',
    tagsHint: 'Bis zu zehn Wörter. Darüber findet man dich.',
    removeTag: (tag) => `${tag} entfernen`,
    details: 'Nur für dich',
    detailsText: 'Das sieht sonst niemand. Du kannst alles leer lassen.',
    birthDate: 'Geburtsdatum',
    gender: 'Geschlecht',
    country: 'Land',
    language: 'Sprache',
    timeZone: 'Zeitzone',
    timeZoneHint:
      'Hier beginnen und enden deine Tage: Serien und wiederkehrende Schritte richten sich danach.',
    unsaid: 'Möchte ich nicht sagen',
    saved: 'Gespeichert.',
  },
  mails: {
    title: 'Mitteilungen',
    mail: 'Per E-Mail',
    text: 'Unter der Glocke steht ohnehin alles. Eine Mail kommt dazu, wenn du sie möchtest.',
    emailOnInvite: {
      title: 'Einladungen',
      text: 'Jemand bittet dich, bei einem Ziel oder einer Quest mitzumachen.',
    },
    emailOnMention: { title: 'Erwähnungen', text: 'Jemand nennt dich in einem Kommentar.' },
    emailOnComment: { title: 'Kommentare', text: 'Jemand kommentiert, wo du mitmachst.' },
    emailOnReaction: { title: 'Reaktionen', text: 'Jemand reagiert auf etwas von dir.' },
  },
  data: {
    title: 'Deine Daten',
    exportTitle: 'Zum Mitnehmen',
    exportText:
      'Alles, was hier dir gehört, in einer JSON-Datei: Profil, Ziele, Schritte, Beiträge, Kommentare, Nachrichten.',
    export: 'Meine Daten speichern',
    collecting: (count) =>
      plural('de', count, {
        one: 'Wird gesammelt: 1 Eintrag',
        other: `Wird gesammelt: ${n(count)} Einträge`,
      }),
    saved: (count) =>
      plural('de', count, {
        one: '1 Eintrag gespeichert.',
        other: `${n(count)} Einträge gespeichert.`,
      }),
  },
  blocks: {
    title: 'Wen du blockierst',
    none: 'Du blockierst niemanden.',
    unblock: 'Aufheben',
    unblockName: (name) => `${name} nicht mehr blockieren`,
    done: 'Aufgehoben. Ihr folgt euch nicht mehr; das liegt nun an euch beiden.',
  },
  leave: {
    title: 'GoalsGuild verlassen',
    text: 'Das lässt sich nicht rückgängig machen.',
    goesTitle: 'Was verschwindet',
    goes: [
      'dein Profil; deine Namen sind wieder frei',
      'deine Ziele, Quests, Schritte und Erfahrung',
      'deine Beiträge und Mitgliedschaften, und wem du folgst',
    ],
    staysTitle: 'Was bleibt',
    stays: [
      'was du anderen und an ihren Zielen geschrieben hast, als „Gelöschtes Konto“',
      'deine Gruppen: Sie gehen an den dienstältesten Admin oder werden archiviert',
      'dein Konto für die anderen Produkte; hierher kann es nicht zurück',
    ],
    act: 'Mein Profil löschen',
    confirmTitle: 'Dein Profil löschen?',
    confirmText: 'Wenn du sicher bist, schreib, wer du bist.',
    type: (nickname) => `Dein Spitzname: ${nickname}`,
    mismatch: 'Das ist nicht dein Spitzname.',
    stale: 'Deine Anmeldung ist eine Weile her. Dein Passwort zeigt, dass du es wirklich bist.',
  },
}
