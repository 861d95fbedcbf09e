import type { LocalPrice } from './records.ts'

const AMOUNT = 1900
const LARGE_AMOUNT = 9900

/** What a price costs on this machine, in the smallest unit: the larger plan costs more. */
export const localPrice = (id: string): LocalPrice => ({
  id,
  object: 'price',
  unit_amount: id.includes('enterprise') ? LARGE_AMOUNT : AMOUNT,
  currency: 'eur',
  recurring: { interval: 'month', interval_count: 1 },
})
