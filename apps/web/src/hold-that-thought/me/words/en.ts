import { plural } from '../../../i18n/plural.ts'

export const meEn = {
  edit: 'Edit your profile',
  since: (day: string) => `Here since ${day}`,
  brought: (count: number) =>
    plural('en', count, { one: '1 file brought', other: `${count} files brought` }),
  admin: 'Looks after the letters',
  isPrivate: 'Your profile is private',
  tree: 'You in the family tree',
  inTree: 'Your place in it',
  noTree:
    'Nobody knows yet who you are in the tree: open your own name there and say “This is me”.',
  toTree: 'Open the family tree',
  comments: 'What you remembered',
  noComments: 'Nothing yet',
  noCommentsText: 'What you write into the margin of a letter stands here too.',
  deleted: 'You deleted it.',
  reactions: 'What touched you',
  noReactions: 'Nothing yet: a heart beside what somebody wrote is enough.',
  toLetter: 'To the place',
  kinds: {
    like: 'You liked a comment',
    love: 'You loved a comment',
    laugh: 'You laughed at a comment',
    sad: 'A comment made you sad',
    wow: 'A comment amazed you',
  },
}
export type MeWords = typeof meEn
