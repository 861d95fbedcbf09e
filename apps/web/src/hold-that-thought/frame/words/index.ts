import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { frameEn, type FrameWords } from './en.ts'

export const frameWords: Catalogue<FrameWords> = {
  en: frameEn,
  others: { de: async () => (await import('./de.ts')).frameDe },
}

export const useFrameWords = (): FrameWords => useWords(frameWords)
