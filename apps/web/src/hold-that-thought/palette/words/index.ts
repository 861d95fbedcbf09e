import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { paletteEn, type PaletteWords } from './en.ts'

export const paletteWords: Catalogue<PaletteWords> = {
  en: paletteEn,
  others: { de: async () => (await import('./de.ts')).paletteDe },
}

export const usePaletteWords = (): PaletteWords => useWords(paletteWords)
