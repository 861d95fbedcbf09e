import { plural } from '../../../i18n/plural.ts'
import type { TasksWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const tasksDe: TasksWords = {
  title: 'Deine Schritte',
  lead: (count) =>
    plural('de', count, {
      one: 'Ein Schritt ist offen.',
      other: `${n(count)} Schritte sind offen.`,
    }),
  strip: 'Die nächsten zwei Wochen',
  all: 'Alle',
  overdue: 'Überfällig',
  undated: 'Irgendwann',
  onDay: (day, count) =>
    `${day}: ${plural('de', count, { one: '1 Schritt', other: `${n(count)} Schritte` })}`,
  empty: 'Nichts zu tun',
  emptyText:
    'Schritte deiner Ziele, und was andere dir gegeben haben, warten hier nach ihrem Tag geordnet.',
  toGoals: 'Zu deinen Zielen',
  freeDay: 'Ein freier Tag',
  freeDayText: 'Da ist nichts fällig.',
}
