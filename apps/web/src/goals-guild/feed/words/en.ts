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
  noSteps: 'Nothing is planned.',
  noStepsText: 'Give a goal its next step, and it shows up here.',
  allSteps: 'All steps',
  feed: 'From your guild',
  compose: 'What did you do today?',
  share: 'Share',
  addPhoto: 'Add a photo',
  chosenPhoto: 'The photo that you share',
  removePhoto: 'Leave the photo out',
  sending: 'The photo is on its way',
  photoFailed: 'The photo could not be sent. Try a PNG, JPEG or WebP, or share without it.',
  postActions: 'More about what you shared',
  othersActions: 'More about this',
  openPost: 'Open',
  removePost: 'Take it out of the feed',
  removeTitle: 'Take this out of the feed?',
  removeText: 'Nobody sees it any more, nor what was said about it. What you did stays done.',
  removed: 'It is out of the feed.',
  findPeople: 'Find people',
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
  onGoal: (title: string) => `on “${title}”`,
  reached: (percentage: number) => `${percentage} % of the way`,
  paid: (xp: number) => `+${xp} XP`,
  inGroup: (group: string) => `in ${group}`,
  view: 'See the goal',
  photoBy: (name: string) => `Photo by ${name}`,
  kudos: 'Kudos',
  comments: (count: number) =>
    count === 0
      ? 'Comment'
      : plural('en', count, { one: '1 comment', other: `${n(count)} comments` }),
  activityOf: (name: string) => `From ${name}`,
  moreSteps: (count: number) =>
    plural('en', count, { one: 'and 1 more step', other: `and ${n(count)} more steps` }),
}
export type FeedWords = typeof feedEn
