import { plural } from '../../../i18n/plural.ts'
import type { UsersWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const usersDe: UsersWords = {
  welcome: {
    title: 'Wer bist du hier?',
    lead: 'Ein Name, unter dem man dich findet, und einer, bei dem man dich nennt.',
    nickname: 'Spitzname',
    nicknameRule: '3 bis 32 Buchstaben, Ziffern, _ oder -.',
    fullName: 'Name',
    submit: 'Los geht’s',
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
