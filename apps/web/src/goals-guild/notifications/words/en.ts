import { plural } from '../../../i18n/plural.ts'
import { type News, saying, type Sentences } from './said.ts'

const things: Readonly<Record<string, string>> = {
  goal: 'goal',
  quest: 'quest',
  task: 'step',
  group: 'group',
  activity: 'post',
}
const aThing = ({ type, title }: News) =>
  title === null ? `a ${things[type ?? ''] ?? 'goal'}` : `“${title}”`
const yourThing = ({ type, title }: News) =>
  title === null ? `your ${things[type ?? ''] ?? 'goal'}` : `“${title}”`

const sentences: Sentences = {
  invite: (news) => `${news.who} invites you to ${aThing(news)}`,
  accepted: (news) =>
    `${news.who} ${news.isMany ? 'take' : 'takes'} part in ${yourThing(news)} now`,
  comment: (news) => `${news.who} commented on ${aThing(news)}`,
  mention: (news) => `${news.who} mentioned you in ${aThing(news)}`,
  reaction: (news) =>
    news.type === 'activity'
      ? `${news.who} reacted to your post`
      : `${news.who} reacted to your comment on ${aThing(news)}`,
  follow: ({ who, isMany }) => (isMany ? `${who} follow you` : `${who} follows you`),
  message: ({ who, title }) =>
    title === null ? `${who} wrote to you` : `${who} wrote in “${title}”`,
  quest_completed: ({ title, xp }) =>
    `You completed ${title === null ? 'a quest' : `“${title}”`}${xp === null ? '' : `: +${xp} XP`}`,
  milestone: ({ title }) => (title === null ? 'You reached a milestone' : `You reached “${title}”`),
  task_due: ({ title }) =>
    title === null ? 'A step is due tomorrow' : `“${title}” is due tomorrow`,
}

export const notificationsEn = {
  title: 'Notifications',
  bell: (count: number) =>
    plural('en', count, {
      one: 'Notifications, 1 unread',
      other: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    }),
  read: 'Mark as read',
  allRead: 'Mark all as read',
  empty: 'Nothing new',
  emptyText: 'Comments, cheers and invites land here.',
  said: saying(sentences, {
    somebody: 'Somebody',
    two: (first, second) => `${first} and ${second}`,
    many: (first, others) =>
      plural('en', others, { one: `${first} and 1 other`, other: `${first} and ${others} others` }),
  }),
}
export type NotificationsWords = typeof notificationsEn
