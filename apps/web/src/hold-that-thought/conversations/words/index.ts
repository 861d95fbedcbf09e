import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { conversationsEn, type ConversationsWords } from './en.ts'

export const conversationsWords: Catalogue<ConversationsWords> = {
  en: conversationsEn,
  others: { de: async () => (await import('./de.ts')).conversationsDe },
}

export const useConversationsWords = (): ConversationsWords => useWords(conversationsWords)
