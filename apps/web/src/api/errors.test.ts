import { expect, it } from 'vitest'
import { ApiError, isPassing } from './errors.ts'

const refused = (code: string, reason: string) =>
  new ApiError({ message: 'No.', extensions: { code, reason } })

it('tries again what may be otherwise the next time, and nothing else', () => {
  expect(isPassing(new TypeError('Failed to fetch'))).toBe(true)
  expect(isPassing(refused('UNAVAILABLE', 'core.unavailable'))).toBe(true)
  expect(isPassing(refused('CONFLICT', 'core.busy'))).toBe(true)
  expect(isPassing(refused('CONFLICT', 'users.nickname-taken'))).toBe(false)
  expect(isPassing(refused('INVALID', 'core.input'))).toBe(false)
})
