import { plural } from '../../../i18n/plural.ts'
import type { NotificationsWords } from './en.ts'
import { type News, saying, type Sentences } from './said.ts'

const things: Readonly<Record<string, string>> = {
  quest: 'einer Quest',
  task: 'einem Schritt',
  group: 'einer Gruppe',
  activity: 'einem Beitrag',
}
const yours: Readonly<Record<string, string>> = {
  quest: 'deiner Quest',
  task: 'deinem Schritt',
  group: 'deiner Gruppe',
}
const thing = ({ type, title }: News) =>
  title === null ? (things[type ?? ''] ?? 'einem Ziel') : `„${title}“`
const yourThing = ({ type, title }: News) =>
  title === null ? (yours[type ?? ''] ?? 'deinem Ziel') : `„${title}“`
const have = ({ isMany }: News) => (isMany ? 'haben' : 'hat')

const sentences: Sentences = {
  invite: (news) => `${news.who} lädt dich zu ${thing(news)} ein`,
  accepted: (news) => `${news.who} ${news.isMany ? 'machen' : 'macht'} bei ${yourThing(news)} mit`,
  comment: (news) => `${news.who} ${have(news)} etwas zu ${thing(news)} geschrieben`,
  mention: (news) => `${news.who} hat dich bei ${thing(news)} erwähnt`,
  reaction: (news) =>
    news.type === 'activity'
      ? `${news.who} ${have(news)} auf deinen Beitrag reagiert`
      : `${news.who} ${have(news)} auf deinen Kommentar zu ${thing(news)} reagiert`,
  follow: ({ who, isMany }) => (isMany ? `${who} folgen dir` : `${who} folgt dir`),
  message: ({ who, title }) =>
    title === null ? `${who} hat dir geschrieben` : `${who} hat in „${title}“ geschrieben`,
  quest_completed: ({ title, xp }) =>
    `Du hast ${title === null ? 'eine Quest' : `„${title}“`} geschafft${xp === null ? '' : `: +${xp} XP`}`,
  milestone: ({ title }) =>
    title === null ? 'Du hast eine Etappe erreicht' : `Du hast „${title}“ erreicht`,
  task_due: ({ title }) =>
    title === null ? 'Morgen ist ein Schritt fällig' : `„${title}“ ist morgen fällig`,
}

export const notificationsDe: NotificationsWords = {
  title: 'Mitteilungen',
  bell: (count) =>
    plural('de', count, {
      one: 'Mitteilungen, 1 ungelesen',
      other: count === 0 ? 'Mitteilungen' : `Mitteilungen, ${count} ungelesen`,
    }),
  read: 'Als gelesen markieren',
  allRead: 'Alle als gelesen markieren',
  empty: 'Nichts Neues',
  emptyText: 'Kommentare, Beifall und Einladungen landen hier.',
  said: saying(sentences, {
    somebody: 'Jemand',
    two: (first, second) => `${first} und ${second}`,
    many: (first, others) =>
      plural('de', others, {
        one: `${first} und 1 Person`,
        other: `${first} und ${others} andere`,
      }),
  }),
}
