import { type Catalogue, useWords } from '../../i18n/language.ts'
import { auditEn, type AuditWords } from './en.ts'

export const auditWords: Catalogue<AuditWords> = {
  en: auditEn,
  others: { de: async () => (await import('./de.ts')).auditDe },
}

export const useAuditWords = (): AuditWords => useWords(auditWords)
