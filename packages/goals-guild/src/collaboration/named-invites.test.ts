import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'

const FIELDS = 'id status inviteeId inviteeEmail'
const BY_ID = `mutation ($goal: ID!, $ben: ID) {
  inviteCollaborator(resourceType: goal, resourceId: $goal, userId: $ben) { ${FIELDS} }
}`
const ACCEPT = `mutation ($goal: ID!, $id: ID!) {
  acceptInvite(resourceType: goal, resourceId: $goal, inviteId: $id) { ${FIELDS} }
}`
const SENT = `query ($goal: ID!) {
  sentInvites { items { ${FIELDS} } }
  resourceInvites(resourceType: goal, resourceId: $goal) { items { ${FIELDS} } }
  exportMyData(first: 200) { items }
  notifications { items { kind } }
}`
const ADDRESS = 'ben@example.com'

describe.each(stores)('an invite by user id on $name', (store) => {
  it('stores the address as document 000 has it, and never shows it to who invited', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const made = await guild.ask(ana, 'mutation { createGoal(title: "Run") { id } }')
    const goal = made.data.createGoal.id as string
    const { data } = await guild.ask(ana, BY_ID, { goal, ben: idOf(ben) })
    const { id } = data.inviteCollaborator
    const shown = { id, status: 'pending', inviteeId: idOf(ben), inviteeEmail: null }
    expect(data.inviteCollaborator).toEqual(shown)
    const key = { PK: `RESOURCE#GOAL#${goal}`, SK: `INVITE#${id}` }
    expect(await guild.deps.store.get(key)).toMatchObject({
      GSI1PK: `USER#${idOf(ben)}`,
      inviteeId: idOf(ben),
      inviteeEmail: ADDRESS,
    })
    await guild.settle()
    const sees = async () => JSON.stringify(await guild.ask(ana, SENT, { goal }))
    expect(await sees()).toContain(id)
    expect(await sees()).not.toContain(ADDRESS)
    const own = await guild.ask(ben, `{ receivedInvites { items { ${FIELDS} } } }`)
    expect(own.data.receivedInvites.items).toEqual([{ ...shown, inviteeEmail: ADDRESS }])

    await guild.ask(ben, ACCEPT, { goal, id })
    await guild.settle()
    expect(await sees()).toContain('accepted')
    expect(await sees()).not.toContain(ADDRESS)
    expect(JSON.stringify(guild.events)).not.toContain(ADDRESS)
    const toAna = guild.mails.filter(({ to }) => to === 'ana@example.com')
    expect(JSON.stringify(toAna)).not.toContain(ADDRESS)
    expect(await guild.verify()).toEqual([])
  })

  it('is for the person, whatever their address is by now', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const made = await guild.ask(ana, 'mutation { createGoal(title: "Run") { id } }')
    const goal = made.data.createGoal.id as string
    const { data } = await guild.ask(ana, BY_ID, { goal, ben: idOf(ben) })
    const moved = guild.as({ userId: idOf(ben), email: 'new@example.com' })
    await guild.ask(moved, 'mutation { syncEmail { id } }')
    await guild.settle()
    // Somebody else has the former address now.
    const eve = guild.as({ userId: guild.world.stamp().id, email: ADDRESS })
    await guild.ask(eve, 'mutation { registerUser(nickname: "eve", fullName: "Eve") { id } }')
    await guild.settle()
    const received = '{ receivedInvites { items { id } } }'
    expect((await guild.ask(eve, received)).data.receivedInvites.items).toEqual([])
    const { id } = data.inviteCollaborator
    expect((await guild.ask(moved, ACCEPT, { goal, id })).data.acceptInvite.status).toBe('accepted')
    expect(await guild.verify()).toEqual([])
  })
})
