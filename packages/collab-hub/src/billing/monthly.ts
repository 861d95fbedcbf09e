import type { PaidItem, PaidPrice } from '@longtable/system'

/** How many of them a year has. */
const A_YEAR: Readonly<Record<PaidPrice['interval'], number>> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
}
const MONTHS = 12

const monthly = ({ amount, interval, intervalCount }: PaidPrice): number =>
  (amount * A_YEAR[interval]) / intervalCount / MONTHS

/** What is paid in a month for all of them that are paid in this currency. */
export const monthlyAmount = (items: readonly PaidItem[], currency: string): number =>
  Math.round(
    items.reduce((sum, { price }) => sum + (price?.currency === currency ? monthly(price) : 0), 0),
  )
