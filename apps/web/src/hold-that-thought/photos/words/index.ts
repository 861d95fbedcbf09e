import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { photosEn, type PhotosWords } from './en.ts'

export const photosWords: Catalogue<PhotosWords> = {
  en: photosEn,
  others: { de: async () => (await import('./de.ts')).photosDe },
}

export const usePhotosWords = (): PhotosWords => useWords(photosWords)
