import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { addComment } from './comments/add-comment.ts'
import { createFamilyWorld, idOf } from './testing/family-world.ts'
import { writeLetter } from './testing/letters.ts'
import { two } from './testing/talks.ts'

/** Of the spec: how many within so many seconds. */
const LIMITS: readonly [action: string, limit: number, seconds: number, mutation: string][] = [
  ['comment', 20, 60, 'addComment(itemId: "$letter", text: "$n") { id }'],
  ['reaction', 60, 60, 'setReaction(itemId: "$letter", commentId: "$comment", type: $type) { id }'],
  ['message', 30, 60, 'sendMessage(conversationId: "$talk", text: "$n") { id }'],
  ['profile', 10, 60, 'updateProfile(bio: "$n") { userId }'],
  ['upload', 10, 300, 'startUpload(purpose: picture, contentType: "image/png", size: 9) { url }'],
]

describe.each(stores)('limits on $name', (store) => {
  it('are as documented, in the store, and say when to try again', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, conversationId } = await two(world)
    const { id } = await writeLetter(ana)
    const said = addComment.input.parse({ itemId: id, text: 'First' })
    const { id: commentId } = await addComment(ana, said)
    for (const [action, limit, seconds, mutation] of LIMITS) {
      world.world.advance(600_000)
      const act = (n: number) => {
        const asked = mutation
          .replace('$letter', id)
          .replace('$comment', commentId)
          .replace('$type', n % 2 === 0 ? 'like' : 'love')
          .replace('$talk', conversationId)
          .replace('$n', `No ${n}`)
        return world.ask(ana, `mutation { ${asked} }`)
      }
      for (let n = 0; n < limit; n++) expect((await act(n)).errors, action).toBeUndefined()
      const { errors } = await act(limit)
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'RATE_LIMITED',
        reason: `limits.${action}`,
        retryAfter: expect.any(Number) as unknown,
      })
      const row = await world.deps.store.get({ PK: `USER#${idOf(ana)}`, SK: `RATE#${action}` })
      expect(row).toMatchObject({ count: limit, windowStart: expect.any(Number) as unknown })
      expect(Number(row?.['TTL']) * 1000).toBeGreaterThanOrEqual(world.world.now())
      world.world.advance(seconds * 1000 + 1)
      expect((await act(limit + 1)).errors).toBeUndefined()
    }
  })
})
