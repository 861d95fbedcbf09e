import { regional } from '../../i18n/dates.ts'

/** Whole units of whatever money a founder thinks in: 250,000. */
export const formatMoney = (locale: string, amount: number): string =>
  new Intl.NumberFormat(regional(locale), { maximumFractionDigits: 0 }).format(amount)

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
