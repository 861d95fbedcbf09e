import type { ContactWords } from './en.ts'

export const contactDe: ContactWords = {
  title: 'An die Admins schreiben',
  lead: 'Sie sorgen für die Briefe und lassen Menschen herein. Deine Zeilen gehen per Mail an sie.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Dorthin antworten sie.',
  message: 'Worum es geht',
  send: 'Senden',
  sent: 'Es ist unterwegs',
  sentText: 'Jemand aus der Familie antwortet dir per Mail.',
}
