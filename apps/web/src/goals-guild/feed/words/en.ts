import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

const greetingAt = (hour: number) =>
  hour < 5 ? 'Still up' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'

export const feedEn = {
  greeting: (name: string, hour: number) => `${greetingAt(hour)}, ${name}`,
  summary: (due: number) =>
    due === 0
      ? 'Nothing is due today. Enjoy it, or get ahead.'
      : plural('en', due, {
          one: 'One step is waiting for you today.',
          other: `${n(due)} steps are waiting for you today.`,
        }),
  today: 'Today',
  later: 'Coming up',
  allDone: 'All done for today.',
  allDoneText: 'Your next step can wait until tomorrow.',
  allGoals: 'All goals',
  feed: 'From your guild',
  compose: 'What did you do today?',
  share: 'Share',
  newPosts: 'New in your feed',
  empty: 'It is quiet here',
  emptyText: 'Follow people or join a group, and their steps appear here.',
  taskDone: 'completed a step',
  goal: {
    created: 'set out for a goal',
    shared: 'shared a goal',
    completed: 'reached a goal',
    paused: 'paused a goal',
    resumed: 'is back on a goal',
  },
  milestone: 'reached a milestone',
  quest: 'completed a quest',
  comment: 'commented',
  inGroup: (group: string) => `in ${group}`,
  view: 'See the goal',
  photoBy: (name: string) => `Photo by ${name}`,
  moreSteps: (count: number) =>
    plural('en', count, { one: 'and 1 more step', other: `and ${n(count)} more steps` }),
}
export type FeedWords = typeof feedEn
