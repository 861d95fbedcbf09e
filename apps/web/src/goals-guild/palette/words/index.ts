import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type PaletteWords, paletteEn } from './en.ts'

const paletteWords: Catalogue<PaletteWords> = {
  en: paletteEn,
  others: { de: async () => (await import('./de.ts')).paletteDe },
}

export const usePaletteWords = (): PaletteWords => useWords(paletteWords)
