import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { lettersEn, type LettersWords } from './en.ts'

export const lettersWords: Catalogue<LettersWords> = {
  en: lettersEn,
  others: { de: async () => (await import('./de.ts')).lettersDe },
}

export const useLettersWords = (): LettersWords => useWords(lettersWords)
