import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { editorEn, type EditorWords } from './en.ts'

export const editorWords: Catalogue<EditorWords> = {
  en: editorEn,
  others: { de: async () => (await import('./de.ts')).editorDe },
}

export const useEditorWords = (): EditorWords => useWords(editorWords)
