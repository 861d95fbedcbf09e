import { plural } from '../../../i18n/plural.ts'

export const billingEn = {
  title: 'Billing',
  plan: 'Your plan',
  now: (tier: string) => `You are on ${tier}.`,
  free: 'Three applications a month, everything else without limit.',
  paid: 'No limit on applications.',
  buy: (tier: string) => `Upgrade to ${tier}`,
  every: {
    day: (amount: string, count: number) =>
      plural('en', count, { one: `${amount} a day`, other: `${amount} every ${count} days` }),
    week: (amount: string, count: number) =>
      plural('en', count, { one: `${amount} a week`, other: `${amount} every ${count} weeks` }),
    month: (amount: string, count: number) =>
      plural('en', count, { one: `${amount} a month`, other: `${amount} every ${count} months` }),
    year: (amount: string, count: number) =>
      plural('en', count, { one: `${amount} a year`, other: `${amount} every ${count} years` }),
  },
  portal: 'Payment methods and invoices',
  cancel: 'Cancel',
  cancelTitle: 'Cancel your plan?',
  cancelText: 'It stays until the end of what is paid for, and is not renewed.',
  cancelled: 'It is not renewed any more.',
  resume: 'Keep it after all',
  resumed: 'It goes on.',
  status: {
    ACTIVE: 'Active',
    TRIALING: 'Trial',
    PAST_DUE: 'Payment late',
    CANCELLED: 'Cancelled',
  },
  renews: (day: string) => `Renews on ${day}`,
  ends: (day: string) => `Ends on ${day}`,
  trialEnds: (day: string) => `The trial ends on ${day}`,
  grace: (day: string) =>
    `Your last payment did not come through. You keep your plan until ${day}.`,
  mend: 'Mend the payment',
  closed: 'Nobody can pay here right now',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  columns: ['Number', 'Date', 'Total', 'State', ''],
  invoiceStatus: {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    void: 'Void',
    uncollectible: 'Given up',
  } as Readonly<Record<string, string>>,
  pdf: 'PDF',
}
export type BillingWords = typeof billingEn
