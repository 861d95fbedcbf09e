import { stores } from '@longtable/testing'
import { eventsUntil, listens } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { setApplicationStatus } from '../applications/set-application-status.ts'
import { newTalent, openRoleOf, sent } from '../testing/applications.ts'
import { createHubWorld } from '../testing/hub-world.ts'

const LISTEN = `subscription ($startupId: ID!) {
  startupChanged(startupId: $startupId) { part id requestId }
}`

interface Event {
  readonly part: string
  readonly id: string
  readonly requestId: string | null
}

describe.each(stores)('live startups on $name', (store) => {
  it("tell the founder's other device what was moved, and by which request", async () => {
    await using world = await createHubWorld(store)
    const founder = await world.person('founder')
    const key = await openRoleOf(world, founder)
    const { startupId } = key
    const stream = await listens(world, founder, [LISTEN, { startupId }])
    const applicationId = await sent(world, await newTalent(world), key)
    const came = await eventsUntil<Event>(world, stream, ({ id }) => id === applicationId)
    expect(came.at(-1)).toEqual({ part: 'application', id: applicationId, requestId: null })
    const move = { applicationId, expected: 'PENDING', status: 'REVIEWING' } as const
    await setApplicationStatus(world.again(founder), move, 'move-to-reviewing')
    const moved = await eventsUntil<Event>(
      world,
      stream,
      ({ requestId }) => requestId === 'move-to-reviewing',
    )
    expect(moved.at(-1)).toMatchObject({ part: 'application', id: applicationId })
    await stream.return?.()
  })
})
