import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'
import { countsOf } from './follows.ts'
import { createGoal } from './goals.ts'
import { settled, text } from './people.ts'
import { itemsNaming, placesOf } from './table.ts'
import type { Cast } from './users.ts'

/** A deleted account's tombstone and its memory of what was done stay. */
const isTombstone = (place: string) => /^USER#(\S+) \/ PROFILE#\1$/.test(place)

async function seeSuspension({ ana, cem }: Cast, { see }: Report): Promise<void> {
  const suspension = (verb: string) =>
    ana.ask(`mutation { ${verb}(userId: ${text(cem.id)}) { status } }`)
  await suspension('suspendUser')
  const goal = 'mutation { createGoal(title: "sneaky") { id } }'
  const refused = await cem.refusal(goal)
  see('who is suspended is refused at once', refused?.reason === 'users.suspended', refused)
  const me = await cem.ask<{ status: string }>('{ me { status } }')
  see('and can see that they are', me.status === 'suspended', me)
  const page = await cem.ask<{ items: string[] }>('{ exportMyData { items } }')
  see('and take their data along', page.items.length > 5, `${page.items.length} items`)
  await suspension('unsuspendUser')
  see('until it ends', (await cem.refusal(goal)) === undefined)
}

async function seeDeletion(cast: Cast, stage: Stage, { see }: Report): Promise<void> {
  const { ana, ben, cem, dora } = cast
  await createGoal(dora, 'Αντίο', ', visibility: public, tags: ["last"]')
  const before = await countsOf(ana, ben)
  await dora.ask('mutation { deleteAccount { id } }')
  const unseen = await ana.refusal(`{ user(id: ${text(dora.id)}) { id } }`)
  see('a deleted person is hidden at once', unseen?.code === 'NOT_FOUND', unseen?.message)
  const own = await dora.refusal('mutation { createGoal(title: "back?") { id } }')
  see('their token does nothing any more', own?.reason === 'users.deleted', own?.message)
  const renamed = await cem.ask<{ nickname: string }>(
    'mutation { updateProfile(nickname: "Dora") { nickname } }',
  )
  see('the nickname is free again', renamed.nickname === 'Dora', renamed)
  const locks = await itemsNaming(stage.data, [dora.email])
  see('and so is the address', locks.length === 0, placesOf(locks))
  const left = await settled(
    async () => placesOf(await itemsNaming(stage.data, [dora.id])),
    (places) => places.every(isTombstone),
  )
  see('soon only the tombstone is left', left.length === 1 && left.every(isTombstone), left)
  const after = await settled(
    () => countsOf(ana, ben),
    ({ followerCount }) => followerCount < before.followerCount,
  )
  see(
    'and the counters of others have followed',
    after.followerCount === before.followerCount - 1 &&
      after.followingCount === before.followingCount - 1,
    { before, after },
  )
}

/** Dora leaves for good; Cem has her nickname then. */
export async function tourLeaving(cast: Cast, stage: Stage, report: Report): Promise<void> {
  report.line('Build 1: suspended and deleted accounts')
  await seeSuspension(cast, report)
  await seeDeletion(cast, stage, report)
}
