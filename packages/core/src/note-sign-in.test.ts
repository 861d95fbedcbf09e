import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { contextOf, Notes, rows, tables } from './testing/sample.ts'
import { noteSignIn } from './index.ts'

const DAY_MS = 86_400_000

async function logins(world: World): Promise<string[]> {
  world.settleIndexes()
  const found = await rows.auditByUser(world.reader(Notes), { userId: 'ana' }, { limit: 50 })
  return found.items.map(({ action, resourceId }) => `${action} ${resourceId}`)
}

describe.each(stores)('sign-ins on $name', (store) => {
  it('are written once, by whichever process hears of them first', async () => {
    await using world = await createWorld(store, { tables })
    const signedInAt = world.now()
    const viewer = { userId: 'ana', signedInAt, sessionId: 's1' }
    // A store of its own remembers nothing, as another process does.
    const request = () => ({ ...contextOf(world), store: { ...world.store(Notes) }, viewer })
    await Promise.all([request(), request(), request()].map(noteSignIn))
    world.advance(DAY_MS)
    const same = request()
    await noteSignIn(same)
    await noteSignIn(same)
    expect(await logins(world)).toEqual(['USER_LOGIN s1'])
    // A pool's tokens name no session: the time tells them apart.
    await noteSignIn({ ...request(), viewer: { userId: 'ana', signedInAt: signedInAt + 5 } })
    expect(await logins(world)).toEqual([`USER_LOGIN ${signedInAt + 5}`, 'USER_LOGIN s1'])
  })

  it('that are older than the log keeps anything are not written again and again', async () => {
    await using world = await createWorld(store, { tables })
    const viewer = { userId: 'ana', signedInAt: world.now(), sessionId: 's1' }
    const request = () => ({
      ...contextOf(world),
      store: { ...world.store(Notes) },
      viewer,
      auditDays: 2,
    })
    await noteSignIn(request())
    expect(await logins(world)).toEqual(['USER_LOGIN s1'])
    world.advance(3 * DAY_MS)
    await noteSignIn(request())
    expect(await logins(world)).toEqual([])
    await noteSignIn({
      ...request(),
      viewer: { userId: 'ana', signedInAt: Number.POSITIVE_INFINITY },
    })
    expect(await logins(world)).toEqual([])
  })
})
