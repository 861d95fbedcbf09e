import type { ReportsWords } from './en.ts'

export const reportsDe: ReportsWords = {
  title: {
    STARTUP: 'Dieses Startup melden',
    STARTUP_ROLE: 'Diese Stelle melden',
    USER: 'Diese Person melden',
    CONVERSATION: 'Diese Unterhaltung melden',
    MESSAGE: 'Diese Nachricht melden',
  },
  reason: 'Was ist daran nicht in Ordnung?',
  text: 'Mindestens 10 Zeichen. Die Verwaltung liest es; sonst erfährt niemand, wer gemeldet hat.',
  send: 'Meldung abschicken',
  sent: 'Danke. Die Verwaltung sieht es sich an.',
}
