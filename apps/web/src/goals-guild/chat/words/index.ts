import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { chatEn, type ChatWords } from './en.ts'

const chatWords: Catalogue<ChatWords> = {
  en: chatEn,
  others: { de: async () => (await import('./de.ts')).chatDe },
}

export const useChatWords = (): ChatWords => useWords(chatWords)
