import type { ReportsWords } from './en.ts'

export const reportsDe: ReportsWords = {
  report: 'Melden',
  title: {
    user: 'Diese Person melden',
    group: 'Diese Gruppe melden',
    goal: 'Dieses Ziel melden',
    activity: 'Diesen Beitrag melden',
    comment: 'Diesen Kommentar melden',
  },
  reason: 'Was stimmt damit nicht?',
  text: 'Die Verwaltung liest es. Sonst erfährt niemand, dass du es warst.',
  send: 'Meldung senden',
  sent: 'Danke. Die Verwaltung sieht es sich an.',
}
