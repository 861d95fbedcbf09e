import { plural } from '../../../i18n/plural.ts'
import type { BillingWords } from './en.ts'

export const billingDe: BillingWords = {
  title: 'Abrechnung',
  plan: 'Dein Tarif',
  now: (tier) => `Du hast ${tier}.`,
  free: 'Drei Bewerbungen im Monat, alles andere ohne Grenze.',
  paid: 'Bewerbungen ohne Grenze.',
  buy: (tier) => `Zu ${tier} wechseln`,
  every: {
    day: (amount, count) =>
      plural('de', count, { one: `${amount} am Tag`, other: `${amount} alle ${count} Tage` }),
    week: (amount, count) =>
      plural('de', count, { one: `${amount} pro Woche`, other: `${amount} alle ${count} Wochen` }),
    month: (amount, count) =>
      plural('de', count, { one: `${amount} im Monat`, other: `${amount} alle ${count} Monate` }),
    year: (amount, count) =>
      plural('de', count, { one: `${amount} im Jahr`, other: `${amount} alle ${count} Jahre` }),
  },
  portal: 'Zahlungsmittel und Rechnungen',
  cancel: 'Kündigen',
  cancelTitle: 'Deinen Tarif kündigen?',
  cancelText: 'Er bleibt bis zum Ende des Bezahlten und wird nicht verlängert.',
  cancelled: 'Er wird nicht mehr verlängert.',
  resume: 'Doch behalten',
  resumed: 'Er geht weiter.',
  status: {
    ACTIVE: 'Aktiv',
    TRIALING: 'Probe',
    PAST_DUE: 'Zahlung offen',
    CANCELLED: 'Gekündigt',
  },
  renews: (day) => `Verlängert sich am ${day}`,
  ends: (day) => `Endet am ${day}`,
  trialEnds: (day) => `Die Probe endet am ${day}`,
  grace: (day) => `Deine letzte Zahlung kam nicht an. Du behältst deinen Tarif bis ${day}.`,
  mend: 'Zahlung in Ordnung bringen',
  closed: 'Hier kann gerade niemand bezahlen',
  invoices: 'Rechnungen',
  noInvoices: 'Noch keine Rechnungen.',
  columns: ['Nummer', 'Datum', 'Summe', 'Stand', ''],
  invoiceStatus: {
    draft: 'Entwurf',
    open: 'Offen',
    paid: 'Bezahlt',
    void: 'Ungültig',
    uncollectible: 'Aufgegeben',
  },
  pdf: 'PDF',
}
