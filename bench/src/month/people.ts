import type { Viewer } from '@longtable/core'
import { createGoal, registerUser } from '@longtable/goals-guild'
import type { Guild } from './guild.ts'

/** Somebody with a goal of their own. */
export interface Person {
  readonly viewer: Viewer & { readonly email: string }
  readonly nickname: string
  readonly goalId: string
}

export const emailOf = (nickname: string): string => `${nickname}@example.com`

/** A uuid's form, as tokens carry it. */
const userIdOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

export async function settleIn({ context }: Guild, place: number): Promise<Person> {
  const nickname = `person-${place}`
  const viewer = { userId: userIdOf(place), email: emailOf(nickname) }
  const fullName = `Person Number ${place}`
  await registerUser(context(viewer), registerUser.input.parse({ nickname, fullName }))
  const { id: goalId } = await createGoal(
    context(viewer),
    createGoal.input.parse({ title: `What person ${place} wants to reach this month` }),
  )
  return { viewer, nickname, goalId }
}

/** What setting one of them up writes into the audit log. */
export const ACTS_PER_PERSON = 2
