import {
  createSystemWorld,
  type SystemWorld,
  type SystemWorldOptions,
  type TestedSystem,
} from '@longtable/testing/system'
import type { TestStore } from '@longtable/testing'
import type { FamilyContext } from '../context.ts'
import { holdThatThoughtSystem } from '../system.ts'
import { registerUser } from '../users/register-user.ts'
import { invite } from './invite.ts'

export { idOf } from '@longtable/testing/system'

export type FamilyWorld = SystemWorld<FamilyContext>

/** Everybody has been invited, so they are members at once; who waits registers by themselves. */
export const testedFamily: TestedSystem<FamilyContext> = {
  system: holdThatThoughtSystem,
  async register(context, nickname, profile) {
    await invite(context)
    await registerUser(context, registerUser.input.parse({ displayName: nickname, ...profile }))
  },
}

export const createFamilyWorld = (
  store: TestStore,
  options: SystemWorldOptions = {},
): Promise<FamilyWorld> => createSystemWorld(store, testedFamily, options)

/** Somebody who has registered and whom nobody has approved. */
export async function pendingIn(world: FamilyWorld, nickname: string): Promise<FamilyContext> {
  const email = `${nickname}@example.com`
  const context = world.as({ userId: world.world.stamp().id, email })
  await registerUser(context, { displayName: nickname })
  return world.again(context)
}
