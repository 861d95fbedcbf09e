import { listenBySocket, listenByStream } from '@longtable/server/testing'
import type { Scene } from '../collaboration/cast.ts'
import { text } from '../goals/people.ts'
import { beside, orNothing } from '../server/live.ts'
import { twoWorkers } from '../server/stage.ts'
import { post } from './activities.ts'

const FEED = 'subscription { feedChanged { text verb author { nickname } } }'

/** Ben listens at one worker, Ana posts at the other one. */
export async function tourLive(scene: Scene, groupId: string): Promise<void> {
  const { cast, client, report } = scene
  report.line('Build: live `feedChanged`, across two workers')
  const [here, there] = await twoWorkers(client.address)
  const pids = `listening at ${await here.worker()}, writing at ${await there.worker()}`
  report.see('two connections reached two workers', true, pids)
  const ways = [
    ['WebSocket', listenBySocket],
    ['event stream', listenByStream],
  ] as const
  const opened = []
  for (const [way, by] of ways)
    opened.push({ way, heard: await cast.ben.listen(await beside(here), FEED, by) })
  const apart = await cast.vera.listen(await beside(here), FEED)
  const ana = cast.ana.through(there)
  const said = 'Live 📡'
  await post(ana, said)
  const inside = 'Live, in the group'
  await post(ana, inside, `, groupId: ${text(groupId)}`)
  const last = 'Live, to all'
  await post(ana, last, ', visibility: public')
  for (const { way, heard } of opened) {
    for (const expected of [said, inside, last]) {
      const event = JSON.stringify(await orNothing(heard.next()))
      report.see(`"${expected}" arrives by ${way}`, event.includes(`"${expected}"`), event)
    }
    heard.close()
  }
  const events: string[] = []
  while (!events.some((one) => one.includes(`"${last}"`)) && events.length < 3)
    events.push(JSON.stringify(await orNothing(apart.next())))
  report.see(
    'who is not in the group hears of the others only',
    events.length === 2 && !events.some((one) => one.includes(inside)),
    events,
  )
  apart.close()
  here.close()
  there.close()
}
