import { plural } from '../../../i18n/plural.ts'
import type { CommentsWords } from './en.ts'

export const commentsDe: CommentsWords = {
  title: 'Am Rand',
  none: 'Hier hat noch niemand etwas geschrieben. Woran erinnerst du dich?',
  write: 'Eine Notiz am Rand',
  placeholder: 'Woran erinnerst du dich?',
  send: 'Aufschreiben',
  withoutQuote: 'Nicht zu dieser Stelle',
  show: 'Die Stelle zeigen',
  edit: 'Ändern',
  edited: 'geändert',
  delete: 'Löschen',
  deleteTitle: 'Diese Notiz löschen?',
  deleteText: 'Ihr Platz bleibt, was darin steht, geht.',
  more: 'Mehr zu dieser Notiz',
  gone: 'Hier wurde eine Notiz weggenommen.',
  react: 'Reagieren',
  reaction: { love: 'Liebe', like: 'Daumen hoch', laugh: 'Lachen', wow: 'Staunen', sad: 'Traurig' },
  reactions: (count, mine) =>
    plural('de', count, { one: '1 Reaktion', other: `${count} Reaktionen` }) +
    (mine === undefined ? '' : `, deine: ${mine}`),
}
