import { expect, it } from 'vitest'
import { monthlyAmount } from './monthly.ts'

const item = (
  amount: number,
  interval: 'day' | 'week' | 'month' | 'year',
  { intervalCount = 1, currency = 'eur' } = {},
) => ({
  priceId: 'p',
  price: { amount, currency, interval, intervalCount },
  periodStart: '',
  periodEnd: '',
})

it('is what comes in within a month, however it is charged', () => {
  expect(monthlyAmount([item(1900, 'month')], 'eur')).toBe(1900)
  expect(monthlyAmount([item(12_000, 'year')], 'eur')).toBe(1000)
  expect(monthlyAmount([item(300, 'month', { intervalCount: 3 })], 'eur')).toBe(100)
  expect(monthlyAmount([item(1200, 'week')], 'eur')).toBe(5200)
})

it('adds what is paid for together, and no other currency to it', () => {
  const some = [item(1900, 'month'), item(100, 'month'), item(5000, 'month', { currency: 'usd' })]
  expect(monthlyAmount([...some, { priceId: 'used', periodStart: '', periodEnd: '' }], 'eur')).toBe(
    2000,
  )
})
