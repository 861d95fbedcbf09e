import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const tasksEn = {
  title: 'Your steps',
  lead: (count: number) =>
    plural('en', count, {
      one: 'One step is open.',
      other: `${n(count)} steps are open.`,
    }),
  strip: 'The next two weeks',
  all: 'All',
  overdue: 'Overdue',
  undated: 'Some day',
  onDay: (day: string, count: number) =>
    `${day}: ${plural('en', count, { one: '1 step', other: `${n(count)} steps` })}`,
  empty: 'Nothing to do',
  emptyText: 'Steps of your goals, and those that others have given you, wait here by their day.',
  toGoals: 'To your goals',
  freeDay: 'A free day',
  freeDayText: 'Nothing is due then.',
}
export type TasksWords = typeof tasksEn
