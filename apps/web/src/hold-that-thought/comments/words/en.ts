import { plural } from '../../../i18n/plural.ts'

export const commentsEn = {
  title: 'In the margin',
  none: 'Nobody has written here yet. What do you remember?',
  write: 'A note in the margin',
  placeholder: 'What do you remember?',
  send: 'Write it down',
  withoutQuote: 'Not about this passage',
  show: 'Show the passage',
  edit: 'Change',
  edited: 'changed',
  delete: 'Delete',
  deleteTitle: 'Delete this note?',
  deleteText: 'Its place stays, what it says goes.',
  more: 'More about this note',
  gone: 'A note was taken away here.',
  react: 'React',
  reaction: { love: 'Love', like: 'Thumbs up', laugh: 'Laugh', wow: 'Wow', sad: 'Sad' },
  reactions: (count: number, mine: string | undefined) =>
    plural('en', count, { one: '1 reaction', other: `${count} reactions` }) +
    (mine === undefined ? '' : `, yours: ${mine}`),
}
export type CommentsWords = typeof commentsEn
