import { plural } from '../../../i18n/plural.ts'
import type { UsersWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const usersDe: UsersWords = {
  welcome: {
    name: {
      title: 'Wer bist du hier?',
      lead: 'Ein Name, unter dem man dich findet, und einer, bei dem man dich nennt.',
    },
    interests: {
      title: 'Was liegt dir am Herzen?',
      lead: 'Drei Wörter genügen. Sie finden dir Leute, Gruppen und Ziele.',
    },
    people: {
      title: 'Wer geht denselben Weg?',
      lead: 'Folge drei Leuten, und dein Feed wird lebendig.',
    },
    step: (place, all) => `Schritt ${place} von ${all}`,
    next: 'Weiter',
    later: 'Später',
    toGoal: 'Zu deinem ersten Ziel',
    others: 'Oder andere Wörter',
    chosen: (count, wanted) =>
      count < wanted
        ? `${n(count)} von ${n(wanted)} gewählt`
        : `${n(count)} gewählt, bis zu zehn gehen`,
    removeTag: (tag) => `#${tag} entfernen`,
    nobody:
      'Diese Wörter hat noch niemand: Du bist der Anfang. Freunde findest du später per Name.',
    ideas: [
      'laufen',
      'lesen',
      'schreiben',
      'musik',
      'sprachen',
      'kochen',
      'garten',
      'gesundheit',
      'handwerk',
      'lernen',
      'sparen',
      'reisen',
    ],
    nickname: 'Spitzname',
    nicknameRule: '3 bis 32 Buchstaben, Ziffern, _ oder -.',
    fullName: 'Name',
    submit: 'Los geht’s',
  },
  people: {
    followed: 'Gefolgt',
    mention: 'Leute zum Erwähnen',
    found: (count) =>
      plural('de', count, { one: '1 Person gefunden', other: `${n(count)} Leute gefunden` }),
  },
  avatar: {
    title: 'Dein Bild',
    text: 'Alle hier sehen es. Ohne Bild stehen dort deine Initialen.',
    choose: 'Bild auswählen',
    change: 'Bild ändern',
    remove: 'Entfernen',
    saved: 'Das bist jetzt du.',
    removed: 'Das Bild ist weg.',
    unreadable: 'Dieses Bild lässt sich nicht lesen. Versuche es mit PNG, JPEG oder WebP.',
    optional: 'Ein Bild, wenn du magst',
  },
  person: {
    goals: 'Ziele',
    steps: 'Schritte und Beiträge',
    noGoals: 'Keine Ziele zu sehen',
    noGoalsText: (name) => `Hier stehen die Ziele, die ${name} mit dir teilt.`,
    noSteps: 'Noch nichts zu sehen',
    noStepsText: (name) => `Hier steht, was ${name} tut und mit dir teilt.`,
    toPeople: 'Zu deinen Leuten',
    edit: 'Profil bearbeiten',
    write: 'Schreiben',
    actionsOf: (name) => `Mehr zu ${name}`,
    followers: (count) =>
      plural('de', count, { one: '1 Person folgt', other: `${n(count)} Leute folgen` }),
    following: (count) => `folgt ${n(count)}`,
  },
}
