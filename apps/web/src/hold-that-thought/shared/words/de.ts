import { plural } from '../../../i18n/plural.ts'
import type { SharedWords } from './en.ts'

export const sharedDe: SharedWords = {
  title: 'Was ist das?',
  lead: (count) =>
    plural('de', count, {
      one: 'Eine Datei ist aus einer anderen App gekommen. Sag, wohin sie gehört.',
      other: `${count} Dateien sind aus einer anderen App gekommen. Sag, wohin sie gehören.`,
    }),
  asPhotographs: 'Zu den Fotografien',
  asLetter: 'Die Seiten eines Briefs',
  leave: 'Weglegen',
  note: 'Bis du wählst, bleibt alles auf diesem Gerät.',
  noneTitle: 'Von deinem Telefon',
  none: 'Hier wartet nichts',
  noneText:
    'Wenn diese App auf deinem Telefon ist, teile Bilder oder Scans mit HoldThatThought: Sie warten hier auf dich.',
}
