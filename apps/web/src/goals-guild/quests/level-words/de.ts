import { plural } from '../../../i18n/plural.ts'
import type { LevelWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const levelDe: LevelWords = {
  level: (level) => `Stufe ${n(level)}`,
  toNext: (xp) => `${n(xp)} EP bis zur nächsten Stufe`,
  xpBar: (xp, next) => `${n(xp)} von ${n(next)} EP`,
  streak: (days) =>
    plural('de', days, { one: '1 Tag in Folge', other: `${n(days)} Tage in Folge` }),
}
