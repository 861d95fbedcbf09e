import type { UsersWords } from './en.ts'

export const usersDe: UsersWords = {
  welcome: {
    title: 'Wer bist du hier?',
    lead: 'Ein Name, unter dem man dich findet, und einer, bei dem man dich nennt.',
    nickname: 'Spitzname',
    nicknameRule: '3 bis 32 Buchstaben, Ziffern, _ oder -.',
    fullName: 'Name',
    submit: 'Los geht’s',
  },
}
