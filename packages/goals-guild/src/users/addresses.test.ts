import { claimAddress, followAddress, noAddressOf } from '@longtable/core'
import { ConditionFailedError } from '@longtable/store'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { acceptInvite } from '../collaboration/accept-invite.ts'
import { declineInvite } from '../collaboration/decline-invite.ts'
import { collaborationInvite, receivedInvites } from '../collaboration/find-invites.ts'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { makeGoal } from '../testing/work.ts'
import { guildAddresses } from './address-book.ts'
import { registerUser } from './register-user.ts'
import { syncEmail } from './sync-email.ts'
import type { EmailUnique } from './user.entity.ts'
import { profileById } from './user.patterns.ts'

const OLD = 'ana@example.com'
const NEW = 'ana@new.example'
const HOUR_MS = 3_600_000

const register = (context: GuildContext, nickname: string) =>
  registerUser(context, registerUser.input.parse({ nickname, fullName: 'Somebody' }))

/** Whose token says this now, as the host makes it of the account that it has just read. */
const vouched = ({ as, world }: GuildWorld, userId: string, email: string) =>
  as({ userId, email, emailAsOf: world.now() })

const emailOf = async ({ deps }: GuildWorld, id: string) => (await profileById(deps, { id }))?.email

/** As the processor of accounts does, when it hears of a change. */
const follow = ({ deps, world }: GuildWorld, userId: string, current: string) =>
  followAddress(guildAddresses(deps), { userId, current: async () => current, now: world.now })

const pending = async (person: GuildContext) =>
  (await receivedInvites(person, { status: 'pending' }, {})).items.map(({ id }) => id)

/** Ana has given her address up an hour after she registered; ben has it now. */
async function movedOn(given: GuildWorld) {
  const ana = idOf(await given.person('ana'))
  given.world.advance(HOUR_MS)
  return { ana, ben: vouched(given, given.world.stamp().id, OLD) }
}

describe.each(stores)('an address that was given up, on $name', (store) => {
  it('registers for who has it now, and is its former holder’s no more', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await movedOn(given)
    expect(await register(ben, 'ben')).toMatchObject({ email: OLD })
    expect(await emailOf(given, ana)).toBe(noAddressOf(ana))
    expect(await given.verify()).toEqual([])
    expect(await syncEmail(vouched(given, ana, NEW), {})).toMatchObject({ email: NEW })
    expect(await given.verify()).toEqual([])
  })

  it('is taken over by somebody who has registered with another', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await movedOn(given)
    const ben = idOf(await given.person('ben'))
    given.world.advance(HOUR_MS)
    expect(await syncEmail(vouched(given, ben, OLD), {})).toMatchObject({ email: OLD })
    expect(await emailOf(given, ana)).toBe(noAddressOf(ana))
    expect(await given.verify()).toEqual([])
  })

  it('is not taken by who was vouched for before its holder', async () => {
    await using given = await createGuildWorld(store)
    const before = given.world.now()
    given.world.advance(HOUR_MS)
    const ana = idOf(await given.person('ana'))
    const old = given.as({ userId: given.world.stamp().id, email: OLD, emailAsOf: before })
    await expect(register(old, 'ben')).rejects.toMatchObject({ reason: 'users.email-taken' })
    expect(await emailOf(given, ana)).toBe(OLD)
    expect(await given.verify()).toEqual([])
  })

  it('is not taken over when its holder gives it up and has it again meanwhile', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await movedOn(given)
    const book = guildAddresses(given.deps)
    const [asOf, { at }] = [given.world.now(), given.world.stamp()]
    const moving: typeof book = {
      ...book,
      async holderById(userId) {
        await syncEmail(vouched(given, ana, NEW), {})
        const holder = await book.holderById(userId)
        given.world.advance(HOUR_MS)
        await syncEmail(vouched(given, ana, OLD), {})
        return holder
      },
    }
    const claim = await claimAddress(moving, { userId: idOf(ben), email: OLD, at, asOf })
    await expect(given.deps.store.write(claim ?? [])).rejects.toThrow(ConditionFailedError)
    expect(await emailOf(given, ana)).toBe(OLD)
    expect(await given.verify()).toEqual([])
  })

  it('and whose lock was left behind takes no other address from its holder', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await movedOn(given)
    const book = guildAddresses(given.deps)
    const left = await book.lockOf(OLD)
    await follow(given, ana, NEW)
    await given.deps.store.write(book.claim(left as EmailUnique, 'absent'))
    expect(await register(ben, 'ben')).toMatchObject({ email: OLD })
    expect(await emailOf(given, ana)).toBe(NEW)
    expect(await given.verify()).toEqual([])
  })

  it('is free as soon as the change of the account is heard of', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await movedOn(given)
    await follow(given, ana, NEW)
    expect(await emailOf(given, ana)).toBe(NEW)
    // A token that nobody knows the time of takes nothing over, and need not.
    await register(given.as({ userId: idOf(ben), email: OLD }), 'ben')
    expect(await given.verify()).toEqual([])
  })

  it('stays with who has it again when the change comes late or twice', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await movedOn(given)
    await follow(given, ana, NEW)
    await syncEmail(vouched(given, ana, OLD), {})
    // What the change said is not asked, only what the account says today.
    await follow(given, ana, OLD)
    expect(await emailOf(given, ana)).toBe(OLD)
    expect(await given.verify()).toEqual([])
  })

  it('is followed to what the account says after somebody else has written', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await movedOn(given)
    let asked = 0
    await followAddress(guildAddresses(given.deps), {
      userId: ana,
      now: given.world.now,
      async current() {
        if (asked++ > 0) return 'third@example.com'
        await syncEmail(vouched(given, ana, 'third@example.com'), {})
        return NEW
      },
    })
    expect(asked).toBe(2)
    expect(await emailOf(given, ana)).toBe('third@example.com')
    expect(await given.verify()).toEqual([])
  })

  it('is followed also where its own former holder still has the lock', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await movedOn(given)
    const ben = idOf(await given.person('ben'))
    given.world.advance(HOUR_MS)
    await follow(given, ben, OLD)
    expect(await emailOf(given, ben)).toBe(OLD)
    await follow(given, ana, 'ben@example.com')
    expect(await emailOf(given, ana)).toBe('ben@example.com')
    await follow(given, given.world.stamp().id, NEW)
    expect(await given.verify()).toEqual([])
  })
})

describe.each(stores)('an invite to an address that was given up, on $name', (store) => {
  async function invited(given: GuildWorld) {
    const { ana, ben } = await movedOn(given)
    const eva = await given.person('eva')
    const { id: resourceId } = await makeGoal(eva)
    const on = { resourceType: 'goal', resourceId } as const
    const { id: inviteId } = await invite(eva, on, { email: OLD })
    return { ana, ben, key: { ...on, inviteId } }
  }

  it('goes to who has it now, and the former holder neither sees nor accepts it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, key } = await invited(given)
    await given.settle()
    const former = vouched(given, ana, OLD)
    expect(await pending(former)).toEqual([key.inviteId])
    // The account has another address, and GoalsGuild has not heard of it yet.
    const moved = vouched(given, ana, NEW)
    expect(await pending(moved)).toEqual([])
    const unknown = refusedAs('NOT_FOUND', 'invites.unknown')
    for (const answer of [acceptInvite, declineInvite, collaborationInvite])
      await expect(answer(given.again(moved), key)).rejects.toMatchObject(unknown)

    await register(ben, 'ben')
    await given.settle()
    await expect(acceptInvite(given.again(former), key)).rejects.toMatchObject(unknown)
    expect(await pending(ben)).toEqual([key.inviteId])
    expect(await acceptInvite(given.again(ben), key)).toMatchObject({ status: 'accepted' })
    expect(await given.verify()).toEqual([])
  })

  it('waits for the address again while nobody has it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, key } = await invited(given)
    await given.settle()
    await follow(given, ana, NEW)
    await given.settle()
    const [waiting] = (await given.items()).filter(
      ({ inviteId, type }) => type === 'CollaborationInvite' && inviteId === key.inviteId,
    )
    expect(waiting).toMatchObject({ GSI1PK: `EMAIL#${OLD}`, status: 'pending' })
    expect(waiting).not.toHaveProperty('inviteeId')
    expect(await given.verify()).toEqual([])
  })

  it('is not accepted when the address goes at the same moment', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, key } = await invited(given)
    await given.settle()
    const late = interrupted(vouched(given, ana, OLD), () => register(ben, 'ben'))
    await expect(acceptInvite(late, key)).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'invites.unknown'),
    )
    await given.settle()
    expect(await pending(ben)).toEqual([key.inviteId])
    expect(await given.verify()).toEqual([])
  })
})
