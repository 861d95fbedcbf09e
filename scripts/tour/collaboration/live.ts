import { listenBySocket, listenByStream } from '@longtable/server/testing'
import { text } from '../goals/people.ts'
import { beside, orNothing } from '../server/live.ts'
import { twoWorkers } from '../server/stage.ts'
import type { Scene } from './cast.ts'
import { say } from './chat.ts'
import { comment } from './comments.ts'
import type { Place } from './invites.ts'

const NOTIFICATIONS = `subscription {
  notificationAdded { kind actor { nickname } resourceType isRead }
}`

/** Ana listens at one worker, Ben acts at the other one. */
export async function tourLive(scene: Scene, roomId: string, goal: Place): Promise<void> {
  const { cast, client, report } = scene
  report.line('Build 5: live messageAdded and notificationAdded across two workers')
  const [here, there] = await twoWorkers(client.address)
  const pids = `listening at ${await here.worker()}, writing at ${await there.worker()}`
  report.see('two connections reached two workers', true, pids)
  const messages = `subscription { messageAdded(roomId: ${text(roomId)}) {
    kind message { text author { nickname } isMine }
  } }`
  const ways = [
    ['WebSocket', listenBySocket],
    ['event stream', listenByStream],
  ] as const
  const opened = []
  for (const [way, by] of ways) {
    const heard = await cast.ana.listen(await beside(here), messages, by)
    const news = await cast.ana.listen(await beside(here), NOTIFICATIONS, by)
    opened.push({ way, heard, news })
  }
  const ben = cast.ben.through(there)
  const said = 'Bis gleich 🏃🏽‍♀️'
  const { id } = await say(ben, roomId, said)
  await ben.ask(
    `mutation { deleteMessage(roomId: ${text(roomId)}, messageId: ${text(id)}) { id } }`,
  )
  await comment(ben, goal, { says: 'Live' })
  for (const { way, heard, news } of opened) {
    const added = JSON.stringify(await orNothing(heard.next()))
    report.see(
      `a message arrives by ${way}`,
      added.includes(said) && added.includes('added'),
      added,
    )
    const gone = JSON.stringify(await orNothing(heard.next()))
    report.see('its deletion as well', gone.includes('deleted') && !gone.includes(said), gone)
    const seen: string[] = []
    while (!seen.some((one) => one.includes('"comment"')) && seen.length < 3)
      seen.push(JSON.stringify(await orNothing(news.next())))
    report.see(
      `a notification by ${way}`,
      seen.some((one) => one.includes('"comment"')),
      seen.at(-1),
    )
    heard.close()
    news.close()
  }
  const refused = await cast.cem.listen(await beside(here), messages)
  const answer = JSON.stringify(await orNothing(refused.next()))
  report.see('who is not in the room hears nothing', answer.includes('NOT_FOUND'), answer)
  refused.close()
  here.close()
  there.close()
}
