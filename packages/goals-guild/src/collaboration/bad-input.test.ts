import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'

const INVITE = `mutation (
  $resourceType: ResourceType!, $resourceId: ID!, $userId: ID, $nickname: String, $email: String,
  $message: String
) {
  inviteCollaborator(
    resourceType: $resourceType, resourceId: $resourceId, userId: $userId, nickname: $nickname,
    email: $email, message: $message
  ) { id message }
}`

const bad: readonly (readonly [what: string, fields: object, field: string])[] = [
  ['nobody', {}, 'userId'],
  ['two at once', { nickname: 'ben', email: 'ben@example.com' }, 'userId'],
  ['a nickname that is none', { nickname: 'be#n' }, 'nickname'],
  ['a user id that is none', { userId: 'be/n' }, 'userId'],
  ['an address without @', { email: 'ben.example.com' }, 'email'],
  ['an address with the separator', { email: 'a#b@example.com' }, 'email'],
  ['an address with a control character', { email: 'a\u0001b@example.com' }, 'email'],
  ['an address that is too long', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
  ['a message that is too long', { nickname: 'ben', message: '👩🏽‍🚀'.repeat(126) }, 'message'],
  ['an id that is none', { nickname: 'ben', resourceId: '../x' }, 'resourceId'],
]

describe.each(stores)('an invite with bad input, on $name', (store) => {
  it('names the field and writes nothing', async () => {
    await using world = await createGuildWorld(store)
    const ana = await world.person('ana')
    await world.person('ben')
    const on = { resourceType: 'goal', resourceId: (await makeGoal(ana)).id }
    const before = await world.items()
    for (const [what, fields, field] of bad) {
      const { errors } = await world.ask(ana, INVITE, { ...on, ...fields })
      expect(errors?.[0]?.extensions, what).toMatchObject({ code: 'INVALID', field })
    }
    expect(await world.items()).toEqual(before)
    for (const fields of [
      { userId: idOf(ana) },
      { nickname: 'ANA' },
      { email: 'Ana@example.com' },
    ]) {
      const { errors } = await world.ask(ana, INVITE, { ...on, ...fields })
      const [field] = Object.keys(fields)
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        reason: 'invites.self',
        field,
      })
    }
    const unknown = await world.ask(ana, INVITE, { ...on, nickname: 'nobody' })
    expect(unknown.errors?.[0]?.extensions).toMatchObject({ reason: 'users.unknown' })
  })

  it('counts a message in code points and shows its names through GraphQL', async () => {
    await using world = await createGuildWorld(store)
    const ana = await world.person('ana')
    await world.person('ben')
    const on = { resourceType: 'goal', resourceId: (await makeGoal(ana)).id }
    const message = '👩🏽‍🚀'.repeat(125)
    const { data, errors } = await world.ask(ana, INVITE, { ...on, nickname: 'ben', message })
    expect(errors).toBeUndefined()
    expect(data.inviteCollaborator).toMatchObject({ message })
    const sent = await world.ask(
      ana,
      `{ sentInvites { items {
        status role resourceTitle inviteeEmail inviter { nickname } invitee { nickname }
      } } }`,
    )
    expect(sent.data.sentInvites.items).toEqual([
      {
        status: 'pending',
        role: 'collaborator',
        resourceTitle: 'Run',
        inviteeEmail: null,
        inviter: { nickname: 'ana' },
        invitee: { nickname: 'ben' },
      },
    ])
  })
})
