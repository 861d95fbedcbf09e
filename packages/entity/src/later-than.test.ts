import { describe, expect, it } from 'vitest'
import { laterThan } from './index.ts'

describe('a later time', () => {
  it.each([
    ['the given one', '2026-01-15T10:30:00.000Z', '2026-01-15T10:30:00.001Z'],
    ['just after the former', '2026-01-15T10:30:00.500Z', '2026-01-15T10:30:00.100Z'],
    ['after the same', '2026-01-15T10:30:00.999Z', '2026-01-15T10:30:00.999Z'],
    ['after whole seconds that others wrote', '2026-01-15T10:30:00Z', '2026-01-15T10:30:00.700Z'],
    ['after the last whole second of a day', '2026-01-15T23:59:59Z', '2026-01-15T23:59:59Z'],
  ])('is %s, and sorts behind it', (_, previous, at) => {
    const later = laterThan(previous, at)
    expect(later > previous).toBe(true)
    expect(later >= at || previous > at).toBe(true)
  })
})
