import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { familyRaces } from '../testing/races.ts'
import { addComment } from './add-comment.ts'
import { commentKey } from './comment-fields.ts'
import { commentById, reactionsOn } from './comment.patterns.ts'

const module = new URL('comment.racers.ts', import.meta.url).href

describe.each(familyRaces)('reactions on $name', ({ open }) => {
  it('are as many as fifty at once have left, who set, change and take back', async () => {
    await using world = await open()
    const people = []
    // No multiple of the racers, so that everybody does everything.
    for (let n = 0; n < 7; n++) people.push(await world.person(`person-${n}`))
    const [ana] = people
    if (!ana) throw new Error('Nobody is there.')
    const { id: itemId } = await writeLetter(ana)
    const said = addComment.input.parse({ itemId, text: 'I remember' })
    const { id: commentId } = await addComment(ana, said)
    const comment = { itemId, commentId }
    const given = { comment, ids: people.map(idOf) }
    const counted = async () => {
      const key = commentKey({ ...comment, createdAt: undefined })
      const { items } = await reactionsOn(world.again(ana), comment, { limit: 100 })
      return [(await commentById(world.deps, key))?.reactionCount, items.length]
    }
    for (const racers of [['react'], ['react', 'takeBack', 'react']]) {
      const outcomes = await world.race({ module, racers, given })
      expectRefusals(outcomes)
      expect(winners(outcomes).length).toBeGreaterThan(5)
      const [says, has] = await counted()
      expect(says).toBe(has)
    }
    expect((await counted())[0]).toBeLessThanOrEqual(7)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
