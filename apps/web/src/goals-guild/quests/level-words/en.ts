import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const levelEn = {
  level: (level: number) => `Level ${n(level)}`,
  toNext: (xp: number) => `${n(xp)} XP to the next level`,
  xpBar: (xp: number, next: number) => `${n(xp)} of ${n(next)} XP`,
  streak: (days: number) =>
    plural('en', days, { one: '1-day streak', other: `${n(days)}-day streak` }),
}
export type LevelWords = typeof levelEn
