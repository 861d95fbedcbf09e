import { regional } from '../../i18n/dates.ts'

/** Whole units of whatever money a founder thinks in: 250,000. */
export const formatMoney = (locale: string, amount: number): string =>
  new Intl.NumberFormat(regional(locale), { maximumFractionDigits: 0 }).format(amount)

/** An amount in the smallest unit of its currency. */
export function formatAmount(locale: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(regional(locale), { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** digits)
}

export const formatShare = (locale: string, share: number): string =>
  new Intl.NumberFormat(regional(locale), { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  )

/** A day with its year: what ends or began long ago is not read without one. */
export const formatDate = (locale: string, time: string): string =>
  new Intl.DateTimeFormat(regional(locale), { dateStyle: 'medium' }).format(new Date(time))

/** To the second, as short as it goes: for tables of what happened. */
export const formatMoment = (locale: string, time: string): string =>
  new Intl.DateTimeFormat(regional(locale), { dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(time),
  )
