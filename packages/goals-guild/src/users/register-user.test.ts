import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld } from '../testing/guild-world.ts'

const REGISTER = /* GraphQL */ `
  mutation ($nickname: String!, $fullName: String!, $tags: [String!], $requestId: String) {
    registerUser(nickname: $nickname, fullName: $fullName, tags: $tags, requestId: $requestId) {
      id
      nickname
      email
      fullName
      tags
      tier
      roles
      status
    }
  }
`

describe.each(stores)('registering on $name', (store) => {
  it('makes a profile with the e-mail of the token', async () => {
    await using given = await createGuildWorld(store)
    const { id } = given.world.stamp()
    const newcomer = given.as({ userId: id, email: 'zoe@example.com' })
    expect(await given.ask(newcomer, '{ me { id } }')).toEqual({ data: { me: null } })
    const profile = { nickname: 'Zoë'.normalize('NFD'), fullName: ' Zoë\u0007 Øst ', tags: ['Ünï'] }
    const wrong = await given.ask(newcomer, REGISTER, profile)
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'nickname' })
    expect(await given.items()).toEqual([])

    const answer = await given.ask(newcomer, REGISTER, { ...profile, nickname: 'Zoe_Ost' })
    expect(answer).toEqual({
      data: {
        registerUser: {
          id,
          nickname: 'Zoe_Ost',
          email: 'zoe@example.com',
          fullName: 'Zoë Øst'.normalize('NFC'),
          tags: ['ünï'],
          tier: 'free',
          roles: [],
          status: 'active',
        },
      },
    })
    expect((await given.ask(newcomer, '{ me { id } }')).data.me).toEqual({ id })
  })
})
