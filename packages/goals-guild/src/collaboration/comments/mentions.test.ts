import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../../follows/block-user.ts'
import { discussion, reword, say } from '../../testing/discussion.ts'
import { createGuildWorld, idOf } from '../../testing/guild-world.ts'
import { join, makeTask } from '../../testing/work.ts'
import { remove } from '@longtable/entity'
import { Collaborator } from '../collaborator.entity.ts'
import { nicknamesIn } from './mentions.ts'

describe('names in a text', () => {
  it.each([
    ['Great! @ana, what do you think?', ['ana']],
    ['@Ana @ANA @ana', ['ana']],
    ['(@ben) and 👩‍🚀@cem.', ['ben', 'cem']],
    ['first\n@ben_2-x\nlast', ['ben_2-x']],
    ['mail a@ben.example, a.@ben and @@ben', []],
    ['@be is too short, @ alone', []],
    [`@${'x'.repeat(33)} is too long`, []],
    ['@benä is another word', []],
    ['nobody', []],
  ])('%j', (text, names) => {
    expect(nicknamesIn(text)).toEqual(names)
  })
})

describe.each(stores)('mentions on $name', (store) => {
  it('are the people who can see it, in any case of letters, each once', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    await guild.person('stranger')
    const text = '@ben @BEN @vic @stranger @nobody-here @ana'
    const { mentionIds } = await say(owner, on, { text })
    expect(mentionIds).toEqual([idOf(helper), idOf(viewer)])
    expect((await say(helper, on, { text: 'you, @ana!' })).mentionIds).toEqual([idOf(owner)])
  })

  it('reach the collaborators of a goal on its tasks, and those of the task itself', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const other = await guild.person('other')
    const { id: taskId } = await makeTask(owner, on.resourceId)
    const task = { resourceType: 'task', resourceId: taskId } as const
    await join(other, { ...task, role: 'viewer' })
    const { mentionIds } = await say(helper, task, { text: '@other @ana' })
    expect(mentionIds).toEqual([idOf(other), idOf(owner)])
    expect((await say(owner, on, { text: '@other' })).mentionIds).toEqual([])
  })

  it('leave out who is behind a block, whoever has made it', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    await blockUser(helper, { userId: idOf(viewer) })
    for (const text of ['@vic', '@vic @ana'])
      expect((await say(helper, on, { text })).mentionIds).not.toContain(idOf(viewer))
    await blockUser(owner, { userId: idOf(viewer) })
    expect((await say(owner, on, { text: '@vic @ben' })).mentionIds).toEqual([idOf(helper)])
  })

  it('are decided by the transaction: by a block and a removal of that moment too', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const blocking = interrupted(helper, () => blockUser(viewer, { userId: idOf(helper) }))
    expect((await say(blocking, on, { text: '@vic @ana' })).mentionIds).toEqual([idOf(owner)])
    const removing = interrupted(owner, () =>
      owner.store.write([remove(Collaborator, { ...on, userId: idOf(helper) })]),
    )
    expect((await say(removing, on, { text: '@ben @vic' })).mentionIds).toEqual([idOf(viewer)])
  })

  it('are ten at most, and fifty names that mention nobody are only text', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const names = []
    for (let n = 0; n < 11; n++) {
      const person = await guild.person(`helper-${n}`)
      await join(person, { ...on, role: n % 2 ? 'viewer' : 'collaborator' })
      names.push(`@helper-${n}`)
    }
    const ten = await say(owner, on, { text: names.slice(1).join(' ') })
    expect(ten.mentionIds).toHaveLength(10)
    await expect(say(owner, on, { text: names.join(' ') })).rejects.toMatchObject({
      code: 'INVALID',
      reason: 'comments.too-many-mentions',
      details: { field: 'text' },
    })
    const nobody = Array.from({ length: 51 }, (_, n) => `@nobody-${n}`)
    const text = nobody.slice(1).join(' ')
    expect((await say(owner, on, { text })).mentionIds).toEqual([])
    const reads: number[] = []
    const getMany: typeof owner.store.getMany = (keys, ...rest) => {
      reads.push(keys.length)
      return owner.store.getMany(keys, ...rest)
    }
    const counting = { ...owner, store: { ...owner.store, getMany } }
    await expect(say(counting, on, { text: nobody.join(' ') })).rejects.toMatchObject({
      code: 'INVALID',
      reason: 'comments.too-many-mentions',
      details: { field: 'text' },
    })
    expect(Math.max(...reads)).toBeLessThan(50)
  })

  it('are found anew in an edited text', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id } = await say(owner, on, { text: '@ben' })
    expect((await reword(owner, id, '@vic and @Ben')).mentionIds).toEqual([
      idOf(viewer),
      idOf(helper),
    ])
    expect((await reword(owner, id, 'nobody')).mentionIds).toEqual([])
  })
})
