import { type RaceOutcome, refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { statsOf } from '../comment.patterns.ts'
import { comment, commentEdits } from './find-comments.ts'
import { commentCountsOf } from './find-reactions.ts'
import { discussion, say } from '../../testing/discussion.ts'
import { idOf } from '../../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../../testing/races.ts'
import { join } from '../../testing/work.ts'

const module = new URL('./comment.racers.ts', import.meta.url).href

async function prepared(guild: RaceWorld) {
  const { owner, helper, on } = await discussion(guild)
  const { id: commentId } = await say(owner, on, { text: 'the first' })
  const given = { ownerId: idOf(owner), helperId: idOf(helper), commentId, ...on }
  return { owner, helper, on, given }
}

async function crowd(guild: RaceWorld, on: { resourceType: 'goal'; resourceId: string }) {
  const ids = []
  for (let n = 0; n < 50; n++) {
    const person = await guild.person(`helper-${n}`)
    await join(person, { ...on, role: 'collaborator' })
    ids.push(idOf(person))
  }
  return ids
}

const typesOf = async (guild: RaceWorld) => (await guild.items()).map(({ type }) => type)

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('toggle the same reaction: one or none, and the count says which', async () => {
    await using guild = await open()
    const { owner, given } = await prepared(guild)
    const outcomes = await guild.race({ module, racers: ['react', 'unreact'], given })
    expect(winners(outcomes).length).toBeGreaterThan(10)
    expect(refusals(outcomes)).toEqual([])
    await guild.settle()
    expect(await guild.verify()).toEqual([])
    const there = (await typesOf(guild)).filter((type) => type === 'Reaction').length
    const [counts] = await commentCountsOf(owner, [given.commentId])
    expect(counts?.reactions.map(({ count }) => count)).toEqual(there === 1 ? [1] : [])
  })

  it('edit the same comment: every text that was accepted is kept, in a row', async () => {
    await using guild = await open()
    const { owner, given } = await prepared(guild)
    const outcomes = await guild.race({ module, racers: ['edit'], given })
    expect(refusals(outcomes)).toEqual([])
    const edited = winners(outcomes)
    expect(edited.length).toBeGreaterThan(3)
    const { commentId } = given
    const { items } = await commentEdits(owner, { commentId }, {})
    const now = await comment(owner, { commentId })
    const texts = [now.text, ...items.map(({ text }) => text)]
    expect(texts.at(-1)).toBe('the first')
    expect(texts.slice(0, -1).sort()).toEqual(edited.map(({ place }) => `text ${place}`).sort())
    expect(now.editHistory.map(({ text }) => text)).toEqual(texts.slice(1, 4).reverse())
    expect(await guild.verify()).toEqual([])
  })

  it('reply while the comment is deleted and edited: nothing answers it afterwards', async () => {
    await using guild = await open()
    const { on, given } = await prepared(guild)
    const ids = await crowd(guild, on)
    const racers = ['reply', 'reply', 'reply', 'edit', 'reply', 'reply', 'reply', 'removeComment']
    const outcomes = await guild.race({ module, racers, given: { ...given, ids } })
    expect(refusals(outcomes)).toEqual(['CONFLICT comments.deleted'])
    await guild.settle()
    expect(await guild.verify()).toEqual([])
    const isReply = ({ place }: RaceOutcome) =>
      !['edit', 'removeComment'].includes(racers[place % 8] ?? '')
    const stats = await statsOf(guild.deps, { commentId: given.commentId })
    expect(stats?.replyCount ?? 0).toBe(winners(outcomes).filter(isReply).length)
    expect(JSON.stringify(await guild.items())).not.toMatch(/the first|text \d/)
  })

  it('write on a goal that is deleted: nothing is left', async () => {
    await using guild = await open()
    const { on, given } = await prepared(guild)
    const ids = await crowd(guild, on)
    const racers = ['reply', 'react', 'reply', 'react', 'reply', 'reply', 'edit', 'removeGoal']
    const outcomes = await guild.race({ module, racers, given: { ...given, ids } })
    for (const refusal of refusals(outcomes))
      expect(refusal).toMatch(/^NOT_FOUND (comments|resources|goals)\.unknown$/)
    await guild.settle()
    const types = new Set(await typesOf(guild))
    for (const type of ['Comment', 'CommentRef', 'CommentEdit', 'CommentStats', 'Reaction'])
      expect(types).not.toContain(type)
    expect(types).not.toContain('Resource')
  })
})
