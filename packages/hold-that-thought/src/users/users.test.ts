import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createFamilyWorld, idOf, pendingIn } from '../testing/family-world.ts'
import { approveUser } from './approve-user.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { deactivateUser } from './deactivate-user.ts'
import { deleteAccount } from './delete-account.ts'
import { inactiveUsers, member, members, pendingUsers } from './find-users.ts'
import { inviteRelative } from './invite-relative.ts'
import { reactivateUser } from './reactivate-user.ts'
import { registerUser } from './register-user.ts'
import { updateProfile } from './update-profile.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const INVITED_MS = 31 * 86_400_000
const change = (fields: object) => updateProfile.input.parse(fields)
const invited = (email: string) => inviteRelative.input.parse({ email, message: 'Come 📬' })

describe.each(stores)('people of HoldThatThought on $name', (store) => {
  it('are stored as documented, and see nothing before an admin approves them', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await pendingIn(world, 'ana')
    const userId = idOf(ana)
    const item = await world.deps.store.get({ PK: `USER#${userId}`, SK: 'PROFILE' })
    expect(item).toEqual({
      PK: `USER#${userId}`,
      SK: 'PROFILE',
      GSI1PK: 'USERS#PENDING',
      GSI1SK: `USER#${userId}`,
      userId,
      email: 'ana@example.com',
      displayName: 'ana',
      isProfilePrivate: false,
      notifyOnMessage: true,
      notifyOnComment: true,
      mediaUploadCount: 0,
      uploadsBefore: 0,
      status: 'active',
      groups: [],
      isApproved: false,
      createdAt: item?.createdAt,
      updatedAt: item?.createdAt,
    })
    await expect(members(ana, {}, {})).rejects.toEqual(refused('users.pending'))
    const root = await world.admin('root')
    await world.settle()
    expect((await pendingUsers(root, {}, {})).items.map((one) => one.userId)).toEqual([userId])
    await expect(member(root, { userId })).rejects.toEqual(refused('users.unknown'))
    expect(await approveUser(root, { userId })).toMatchObject({ groups: ['approved'] })
    await world.settle()
    const listed = (await members(world.again(ana), {}, {})).items
    expect(listed.map((one) => one.displayName).sort()).toEqual(['ana', 'root'])
    expect(world.events.map(({ name }) => name)).toContain('holdthatthought.user.approved')
    expect(await world.verify()).toEqual([])
  })

  it('whom an admin has invited are approved on arrival, once and in time', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    await inviteRelative(root, invited(' Eva@Example.com '))
    await inviteRelative(root, invited('late@example.com'))
    await world.settle()
    expect(world.mails.map(({ to }) => to).sort()).toEqual(['eva@example.com', 'late@example.com'])
    expect(world.mails[0]?.text).toContain('Come 📬')
    const as = (email: string) => world.as({ userId: world.world.stamp().id, email })
    const [first, second] = [as('eva@example.com'), as('eva@example.com')]
    expect(await registerUser(first, { displayName: 'Eva' })).toMatchObject({
      groups: ['approved'],
    })
    expect(await registerUser(second, { displayName: 'Eva' })).toMatchObject({ groups: [] })
    world.world.advance(INVITED_MS)
    const late = await registerUser(as('late@example.com'), { displayName: 'Late' })
    expect(late.groups).toEqual([])
  })

  it('are named by no address in the audit log when they are invited', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    await inviteRelative(root, invited('eva@example.com'))
    await inviteRelative(world.again(root), invited('ben@example.com'))
    await cancelInvitation(world.again(root), { email: 'eva@example.com' })
    const entries = (await world.items()).filter(({ resourceType }) => resourceType)
    expect(JSON.stringify(entries)).not.toContain('@')
    const of = (wanted: string) =>
      entries.flatMap(({ action, resourceId }) => (action === wanted ? [String(resourceId)] : []))
    expect(of('RELATIVE_INVITED')).toHaveLength(2)
    expect(of('RELATIVE_INVITED')).toEqual(expect.arrayContaining(of('INVITATION_CANCELLED')))
    expect(of('INVITATION_CANCELLED')).toHaveLength(1)
  })

  it('use an invitation up even when two come with it at the same moment', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    await inviteRelative(root, invited('eva@example.com'))
    const as = () => world.as({ userId: world.world.stamp().id, email: 'eva@example.com' })
    const other = as()
    const first = interrupted(as(), () => registerUser(other, { displayName: 'Quick' }))
    expect(await registerUser(first, { displayName: 'Slow' })).toMatchObject({ groups: [] })
  })

  it('show of a private profile name and photo alone', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const userId = idOf(ana)
    const open = { bio: 'I sort 🗂', contactEmail: 'a@b.example', generation: '3' }
    await updateProfile(ana, change(open))
    expect(await member(ben, { userId })).toMatchObject(open)
    await updateProfile(world.again(ana), change({ isProfilePrivate: true }))
    expect(await member(world.again(ben), { userId })).toEqual({
      userId,
      displayName: 'ana',
      photoUrl: null,
      isProfilePrivate: true,
      bio: null,
      contactEmail: null,
      familyBranch: null,
      familyRelationship: null,
      familyRelationships: [],
      generation: null,
      personId: null,
    })
  })

  it('are out with their next request when an admin deactivates them, and in again', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, root] = [await world.person('ana'), await world.admin('root')]
    const userId = idOf(ana)
    await deactivateUser(root, { userId })
    await world.settle()
    await expect(members(world.again(ana), {}, {})).rejects.toEqual(refused('users.inactive'))
    const mine = updateProfile(world.again(ana), change({ bio: 'x' }))
    await expect(mine).rejects.toEqual(refused('users.inactive'))
    expect((await members(world.again(root), {}, {})).items).toHaveLength(1)
    expect((await inactiveUsers(world.again(root), {}, {})).items).toHaveLength(1)
    await reactivateUser(world.again(root), { userId })
    expect(await member(world.again(ana), { userId })).toMatchObject({ displayName: 'ana' })
    await expect(deactivateUser(world.again(root), { userId: idOf(root) })).rejects.toEqual(
      refused('users.own-deactivation'),
    )
  })

  it('leave an empty tombstone when they delete their account', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    await updateProfile(ana, change({ bio: 'Secret' }))
    await deleteAccount(world.again(ana), {})
    await world.settle()
    const items = JSON.stringify((await world.items()).filter(({ SK }) => SK === 'PROFILE'))
    expect(items).not.toContain('Secret')
    expect(items).not.toContain('ana@example.com')
    await expect(registerUser(world.again(ana), { displayName: 'ana' })).rejects.toEqual(
      refused('users.deleted'),
    )
    expect(await world.verify()).toEqual([])
  })

  it('are erased like anybody else when they were deactivated', async () => {
    await using world = await createFamilyWorld(store)
    const [root, ana] = [await world.admin('root'), await world.person('ana')]
    const userId = idOf(ana)
    await deactivateUser(root, { userId })
    await deleteAccount(world.again(ana), {})
    await world.settle()
    const tombstone = await world.deps.store.get({ PK: `USER#${userId}`, SK: 'PROFILE' })
    expect(tombstone).toMatchObject({ status: 'deleted', displayName: 'Deleted member' })
    expect((await inactiveUsers(world.again(root), {}, {})).items).toEqual([])
    expect(world.events.map(({ name }) => name)).toContain('holdthatthought.user.deleted')
    expect(await world.verify()).toEqual([])
  })

  it.each([
    ['updateProfile', 'users.unchanged', undefined],
    ['updateProfile(displayName: "")', undefined, 'displayName'],
    [`updateProfile(bio: "${'x'.repeat(5001)}")`, undefined, 'bio'],
    ['updateProfile(contactEmail: "nobody")', undefined, 'contactEmail'],
  ])('refuse %s', async (call, reason, field) => {
    await using world = await createFamilyWorld(store)
    const { errors } = await world.ask(await world.person('ana'), `mutation { ${call} { userId } }`)
    const wrong = { code: 'INVALID', ...(reason && { reason }), ...(field && { field }) }
    expect(errors?.[0]?.extensions).toMatchObject(wrong)
  })
})

it('are told by verify where groups and lists have parted', async () => {
  const [store] = stores
  if (!store) throw new Error('There is no store.')
  await using world = await createFamilyWorld(store)
  const userId = idOf(await world.person('ana'))
  const key = { PK: `USER#${userId}`, SK: 'PROFILE' }
  await world.deps.store.write([{ kind: 'update', key, set: { groups: [] } }])
  expect(await world.verify()).toEqual([`${userId} is listed as approved, unlike their groups`])
})
