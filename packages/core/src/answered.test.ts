import { describe, expect, it } from 'vitest'
import { answered, DomainError, notFound } from './index.ts'

describe('the answer to what is done', () => {
  it('is what is shown of it', async () => {
    expect(await answered(async () => 'a note')).toBe('a note')
  })

  it.each([
    notFound('notes.unknown', 'This note'),
    new DomainError('FORBIDDEN', 'notes.hidden', 'It is not yours.'),
  ])('is one word where there is nothing to show: $reason', async (refusal) => {
    const shown = answered(() => Promise.reject(refusal))
    await expect(shown).rejects.toMatchObject({ code: 'GONE', reason: 'requests.done' })
    await expect(shown).rejects.not.toThrow(refusal.message)
  })

  it('hides no other trouble', async () => {
    const trouble = new Error('The lights went out.')
    await expect(answered(() => Promise.reject(trouble))).rejects.toBe(trouble)
  })
})
