import { plural } from '../../../i18n/plural.ts'
import type { FrameWords } from './en.ts'

export const frameDe: FrameWords = {
  lead: 'Briefe, die in der Familie bleiben.',
  claim: 'Briefe, die in der Familie bleiben.',
  claimText:
    'Was sie schrieben, wie sie es schrieben: neben dem Original, mit allem, woran ihr euch erinnert, am Rand.',
  waiting: (count) =>
    plural('de', count, { one: '1 wartet auf dich', other: `${count} warten auf dich` }),
  search: 'Suchen',
  jump: 'Suchen oder springen zu …',
  years: 'Briefe nach Jahren',
  decade: (decade) => `${decade}er`,
  lettersIn: (when, count) =>
    plural('de', count, { one: `${when}: 1 Brief`, other: `${when}: ${count} Briefe` }),
  nav: {
    home: 'Zu Hause',
    letters: 'Briefe',
    photos: 'Fotografien',
    family: 'Familie',
    messages: 'Nachrichten',
    search: 'Suche',
    drafts: 'Entwürfe',
    admin: 'Verwaltung',
    kept: 'Hier behalten',
    settings: 'Einstellungen',
    me: 'Deine Seite',
    contact: 'An die Verwaltung schreiben',
  },
  tabs: {
    home: 'Start',
    letters: 'Briefe',
    photos: 'Fotos',
    family: 'Familie',
    messages: 'Post',
  },
  closed: 'Dieses Konto ist geschlossen',
  products: 'Produkt wechseln',
  notJoined: (product) => `${product}: noch nicht dabei`,
}
