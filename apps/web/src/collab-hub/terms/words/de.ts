import { plural } from '../../../i18n/plural.ts'
import type { TermsWords } from './en.ts'

export const termsDe: TermsWords = {
  stage: { IDEA: 'Idee', MVP: 'Erste Version', GROWTH: 'Wachstum', SCALE: 'Skalierung' },
  visibility: { PUBLIC: 'Öffentlich', INVESTORS_ONLY: 'Nur Investoren', PRIVATE: 'Privat' },
  visibilityText: {
    PUBLIC: 'Alle sehen die Karte; wer angemeldet ist, auch Profil und offene Stellen.',
    INVESTORS_ONLY: 'Investoren finden es. Talente und andere Gründer nicht.',
    PRIVATE: 'Nur Investoren, denen du Zugang gibst, und dein Team.',
  },
  startupStatus: {
    DRAFT: 'Entwurf',
    PENDING_REVIEW: 'In Prüfung',
    ACTIVE: 'Online',
    SUSPENDED: 'Gesperrt',
  },
  roleType: {
    FULL_TIME: 'Vollzeit',
    PART_TIME: 'Teilzeit',
    CONTRACT: 'Auf Vertrag',
    EQUITY_ONLY: 'Nur Anteile',
  },
  application: {
    PENDING: 'Neu',
    REVIEWING: 'In Prüfung',
    SHORTLISTED: 'Engere Wahl',
    ACCEPTED: 'Angenommen',
    REJECTED: 'Jetzt nicht',
    WITHDRAWN: 'Zurückgezogen',
  },
  level: {
    VIEW_PROFILE: 'Profil und Zahlen',
    VIEW_DECK: 'Auch das Deck',
    FULL_ACCESS: 'Auch zum Herunterladen',
  },
  access: { PENDING: 'Wartet', APPROVED: 'Gewährt', REJECTED: 'Abgelehnt', REVOKED: 'Beendet' },
  expired: 'Abgelaufen',
  role: { FOUNDER: 'Gründung', TALENT: 'Talent', INVESTOR: 'Investor', ADMIN: 'Admin' },
  userStatus: { ACTIVE: 'Aktiv', BANNED: 'Gesperrt', PENDING_VERIFICATION: 'Unbestätigt' },
  tier: { FREE: 'Frei', PRO: 'Pro', ENTERPRISE: 'Enterprise' },
  people: (count) =>
    plural('de', count, { one: '1 Person', other: `${count.toLocaleString('de')} Personen` }),
  until: (day) => `bis ${day}`,
  noEnd: 'bis auf Widerruf',
  gone: 'Jemand, der nicht mehr hier ist',
}
