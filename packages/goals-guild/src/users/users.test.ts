import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { DomainError } from '@longtable/core'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { userByNickname, usersByTag } from './find-users.ts'
import { registerUser } from './register-user.ts'
import { grantRoles } from './set-user-roles.ts'
import { suspendUser } from './suspend-user.ts'
import { syncEmail } from './sync-email.ts'
import { unsuspendUser } from './unsuspend-user.ts'
import { updateProfile } from './update-profile.ts'

const newcomer = (given: GuildWorld, email = 'new@example.com') =>
  given.as({ userId: given.world.stamp().id, email })
const register = (context: GuildContext, input: object, requestId?: string) =>
  registerUser(context, registerUser.input.parse({ fullName: 'Somebody', ...input }), requestId)
const update = (context: GuildContext, input: object, requestId?: string) =>
  updateProfile(context, updateProfile.input.parse(input), requestId)

const taken = { code: 'CONFLICT', reason: 'users.nickname-taken', details: { field: 'nickname' } }

describe.each(stores)('people on $name', (store) => {
  it('hold a nickname and an e-mail address alone, in any case of letters', async () => {
    await using given = await createGuildWorld(store)
    await given.person('Ana')
    await expect(register(newcomer(given), { nickname: 'aNA' })).rejects.toMatchObject(taken)
    await expect(
      register(newcomer(given, 'ana@example.com'), { nickname: 'other' }),
    ).rejects.toMatchObject({ code: 'CONFLICT', reason: 'users.email-taken' })
    const twice = newcomer(given)
    await register(twice, { nickname: 'ben' })
    await expect(register(twice, { nickname: 'ben2' })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'users.registered',
    })
    await expect(
      register(given.as(given.world.stamp().id), { nickname: 'nomail' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'users.email-unverified' })
    expect(await given.verify()).toEqual([])
  })

  it('swap nicknames: the old one is free for others at once', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await given.person('ben')
    await expect(update(ana, { nickname: 'BEN' })).rejects.toMatchObject(taken)
    expect(await update(ana, { nickname: 'Ana' })).toMatchObject({ nickname: 'Ana' })
    expect(await update(ana, { nickname: 'Anna' })).toMatchObject({ nickname: 'Anna' })
    const free = await given.ask(ana, '{ isNicknameAvailable(nickname: "ANA") }')
    expect(free.data).toEqual({ isNicknameAvailable: true })
    const gone = await given.ask(ana, '{ isNicknameAvailable(nickname: "anna") }')
    expect(gone.data).toEqual({ isNicknameAvailable: false })
    await given
      .person('ana', {})
      .then(() => expect.unreachable())
      .catch((error: DomainError) => expect(error.reason).toBe('users.email-taken'))
    await register(newcomer(given), { nickname: 'ana' })
    expect(await given.verify()).toEqual([])
  })

  it('keep what an update does not name, and lose what it says null of', async () => {
    await using given = await createGuildWorld(store)
    const profile = { bio: 'Läuft. 🏃‍♀️\nمرحبا', pronouns: 'they', tags: ['Running', 'café'] }
    const ana = await given.person('ana', profile)
    const changed = await update(ana, { bio: null, fullName: '田中 健二' })
    expect(changed).toMatchObject({
      bio: null,
      fullName: '田中 健二',
      pronouns: 'they',
      tags: ['running', 'café'],
    })
    const stored = (await given.items()).find(({ type }) => type === 'User')
    expect(stored).not.toHaveProperty('bio')
    await expect(update(ana, {})).rejects.toMatchObject({ reason: 'users.unchanged' })
  })

  it('are found by the tags they have now', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana', { tags: ['running', 'piano'] })
    const ben = await given.person('ben', { tags: ['Running'] })
    const found = async (tag: string) =>
      (await usersByTag(given.again(ben), { tag }, {})).items.map(({ nickname }) => nickname).sort()
    expect(await found('running')).toEqual(['ana', 'ben'])
    await update(ana, { tags: ['piano', '速い'] })
    expect(await found('running')).toEqual(['ben'])
    expect(await found('速い')).toEqual(['ana'])
  })

  it('answer a repeated request with the first answer, and refuse it with other input', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const first = await update(ana, { nickname: 'anna' }, 'request-1')
    await update(ana, { nickname: 'annika' })
    expect(await update(given.again(ana), { nickname: 'anna' }, 'request-1')).toEqual(first)
    await expect(update(ana, { nickname: 'else' }, 'request-1')).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'requests.reused',
    })
    expect((await given.ask(ana, '{ me { nickname } }')).data.me.nickname).toBe('annika')
    expect(await given.verify()).toEqual([])
  })

  it('follow their verified e-mail address, once', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const ben = await given.person('ben')
    const moved = (email: string) => given.as({ userId: idOf(ana), email })
    await expect(syncEmail(moved('ben@example.com'), {})).rejects.toMatchObject({
      reason: 'users.email-taken',
    })
    const first = await syncEmail(moved('ana@new.example'), {})
    expect(first.email).toBe('ana@new.example')
    expect(await syncEmail(moved('ana@new.example'), {})).toEqual(first)
    expect(await syncEmail(given.again(ben), {})).toMatchObject({ email: 'ben@example.com' })
    await register(newcomer(given, 'ana@example.com'), { nickname: 'next' })
    expect(await given.verify()).toEqual([])
  })

  it('cannot act from the moment they are suspended, and can again afterwards', async () => {
    await using given = await createGuildWorld(store)
    const [ana, root] = [await given.person('ana'), await given.admin('root')]
    await suspendUser(root, { userId: idOf(ana) })
    const suspended = { code: 'FORBIDDEN', reason: 'users.suspended' }
    // The context of a request that had begun before: the transaction itself refuses.
    await expect(update(ana, { bio: 'late' })).rejects.toMatchObject(suspended)
    await expect(update(given.again(ana), { bio: 'new' })).rejects.toMatchObject(suspended)
    expect((await given.ask(ana, '{ me { status } }')).data.me).toEqual({ status: 'suspended' })
    expect(await userByNickname(root, { nickname: 'ana' })).toMatchObject({ nickname: 'ana' })
    await unsuspendUser(root, { userId: idOf(ana) })
    expect(await update(given.again(ana), { bio: 'back' })).toMatchObject({ bio: 'back' })
    await given.settle()
    expect(given.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['goalsguild.user.suspended', 'goalsguild.user.unsuspended']),
    )
  })

  it('get their first admin from the operator, and the next from an admin', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await grantRoles(given.as(), { userId: idOf(ana), roles: ['admin'] })
    await expect(grantRoles(ben, { userId: idOf(ben), roles: ['admin'] })).rejects.toThrow()
    const SET = /* GraphQL */ `
      mutation ($userId: ID!, $roles: [Role!]!) {
        setUserRoles(userId: $userId, roles: $roles) {
          roles
        }
      }
    `
    const roles = ['partner']
    const set = (context: GuildContext, userId: string) =>
      given.ask(context, SET, { userId, roles })
    expect((await set(ana, idOf(ben))).data).toEqual({ setUserRoles: { roles } })
    expect((await set(ana, idOf(ana))).errors?.[0]?.extensions.reason).toBe('users.own-roles')
    expect((await set(ben, idOf(ana))).errors?.[0]?.extensions.reason).toBe('users.not-admin')
    const denied = (await given.items()).filter(({ action }) => action === 'ADMIN_DENIED')
    expect(denied).toMatchObject([{ userId: idOf(ben), resourceId: 'setUserRoles' }])
  })

  it('change their profile at most ten times a minute', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    for (let n = 0; n < 9; n++) await update(ana, { bio: `bio ${n}` })
    await expect(update(ana, { bio: 'one more' })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    given.world.advance(60_000)
    await update(ana, { bio: 'later' })
  })

  it('show others nothing private, whatever is asked for', async () => {
    await using given = await createGuildWorld(store)
    const secret = {
      gender: 'f',
      birthDate: '1990-01-02',
      country: 'PT',
      language: 'pt',
      timeZone: 'Atlantic/Azores',
    }
    const ana = await given.person('ana', secret)
    const ben = await given.person('ben')
    const shown = await given.ask(
      ben,
      `query ($id: ID!) { user(id: $id) {
        id nickname fullName bio pronouns tags followerCount followingCount level
      } }`,
      { id: idOf(ana) },
    )
    expect(shown.data.user).toEqual({
      id: idOf(ana),
      nickname: 'ana',
      fullName: 'ana Example',
      bio: null,
      pronouns: null,
      tags: [],
      followerCount: 0,
      followingCount: 0,
      level: 1,
    })
    for (const field of ['email', 'birthDate', 'gender', 'status', 'roles', 'tier'])
      await expect(
        given.ask(ben, `query ($id: ID!) { user(id: $id) { ${field} } }`, { id: idOf(ana) }),
      ).rejects.toThrow()
  })
})
