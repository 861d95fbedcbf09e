import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { guildDemo } from './demo.ts'
import { createGuildWorld } from './testing/guild-world.ts'

describe.each(stores)('the demo on $name', (store) => {
  it('makes something of everything, once, and all of it fits together', async () => {
    await using guild = await createGuildWorld(store)
    const userId = guild.world.stamp().id
    const demo = () => guildDemo(guild.as({ userId, email: 'demo@example.com' }))
    await demo()
    await guild.settle()
    const made = await guild.items()
    const types = new Set(made.map(({ type }) => type))
    for (const type of ['Goal', 'Task', 'Milestone', 'Quest', 'Comment', 'Reaction'])
      expect(types).toContain(type)
    expect(await guild.verify()).toEqual([])
    await demo()
    expect(await guild.items()).toEqual(made)
  })
})
