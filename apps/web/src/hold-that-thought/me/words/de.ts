import { plural } from '../../../i18n/plural.ts'
import type { MeWords } from './en.ts'

export const meDe: MeWords = {
  edit: 'Profil bearbeiten',
  since: (day) => `Dabei seit ${day}`,
  brought: (count) =>
    plural('de', count, { one: '1 Datei mitgebracht', other: `${count} Dateien mitgebracht` }),
  admin: 'Sorgt für die Briefe',
  isPrivate: 'Dein Profil ist privat',
  tree: 'Du im Stammbaum',
  inTree: 'Dein Platz darin',
  noTree:
    'Noch weiß niemand, wer du im Stammbaum bist: Öffne dort deinen Namen und sag „Das bin ich“.',
  toTree: 'Stammbaum öffnen',
  comments: 'Woran du dich erinnert hast',
  noComments: 'Noch nichts',
  noCommentsText: 'Was du an den Rand eines Briefes schreibst, steht auch hier.',
  deleted: 'Du hast es gelöscht.',
  reactions: 'Was dich berührt hat',
  noReactions: 'Noch nichts: Ein Herz neben dem, was jemand schrieb, genügt.',
  toLetter: 'Zur Stelle',
  kinds: {
    like: 'Dir gefiel ein Kommentar',
    love: 'Du hast einen Kommentar geliebt',
    laugh: 'Du hast über einen Kommentar gelacht',
    sad: 'Ein Kommentar machte dich traurig',
    wow: 'Ein Kommentar ließ dich staunen',
  },
}
