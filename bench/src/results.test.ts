import { expect, it } from 'vitest'
import { withPart } from './results.ts'

it('writes one part anew and keeps the others, in the order of the document', () => {
  const api = withPart('', 'api', 'fast')
  const both = withPart(api, 'store', 'durable\n\n### Targets')
  expect(both).toMatch(/^# Benchmarks[^]*## Store\n\ndurable\n\n### Targets\n[^]*## API\n\nfast\n$/)
  const again = withPart(both, 'api', 'faster')
  expect(again).toBe(both.replace('fast\n', 'faster\n'))
  expect(withPart(again, 'api', 'faster')).toBe(again)
})
