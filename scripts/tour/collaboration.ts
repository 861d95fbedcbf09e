import { join } from 'node:path'
import { pngFile, sendTo, upload } from '@longtable/files/testing'
import { listenByStream } from '@longtable/server/testing'
import { openBrowser, PHONE, WIDE } from '@longtable/web/testing/browser'
import { mailSaying, type Person, registered, settled, text } from './person.ts'
import { otherWorker, sameWorker, type Stage, tour, type TourPlace } from './stage.ts'

const STRANGER = 'dora@example.com'

interface Cast {
  readonly ana: Person
  readonly ben: Person
  readonly cem: Person
}

/** Gives the goal as an argument of what is done to it. */
async function seeInvites({ ana, ben, cem }: Cast, stage: Stage): Promise<string> {
  const { client, report } = stage
  const { chapter, see } = report
  chapter('Ana invites Ben to her goal, and somebody who has no account yet')
  const goal = await ana.does('createGoal(title: "Marathon 🏃🏽‍♀️") { id }')
  const at = `resourceType: goal, resourceId: ${text(goal.id)}`
  const invite = await ana.does(
    `inviteCollaborator(${at}, nickname: "ben", message: "Läufst du mit?") { id expiresAt }`,
  )
  const early = await ben.mayNot(`{ goal(goalId: ${text(goal.id)}) { title } }`)
  see('before he accepts, Ben does not see the goal', early?.code === 'NOT_FOUND', early?.message)
  await ben.does(`acceptInvite(${at}, inviteId: ${text(invite.id)}) { status }`)
  const task = await ben.does(
    `createTask(goalId: ${text(goal.id)}, title: "Plan the route") { creator { nickname } }`,
  )
  see('then he works on it', task.creator.nickname === 'ben', task)
  const none = await cem.mayNot(`{ comments(${at}) { items { text } } }`)
  see('Cem, whom nobody asked, sees nothing of it', none?.code === 'NOT_FOUND', none?.message)

  await ana.does(`inviteCollaborator(${at}, email: ${text(STRANGER)}) { status }`)
  const mail = await mailSaying(client, STRANGER, 'Marathon')
  see('who has no account gets a mail', mail !== '', /<pre>([^]*)<\/pre>/.exec(mail)?.[1])
  const dora = await registered(client, 'dora')
  const waiting = await settled(
    () => dora.asks('{ receivedInvites(status: pending) { items { resourceTitle } } }'),
    ({ items }) => items.length === 1,
  )
  see('and finds the invite when they come', waiting.items.length === 1, waiting.items)
  return at
}

/** From the link of a mail, in a browser, as a person does it. */
async function seeMailStop(stage: Stage, pictures: string): Promise<void> {
  const { client, report } = stage
  const { chapter, see } = report
  chapter('The link below a mail stops such mails')
  const mail = await mailSaying(client, STRANGER, 'Marathon')
  const link = /href="(http:[^"]+\/mail\/stop[^"]+)"/.exec(mail)?.[1] ?? ''
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const shown = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const)
        for (const size of [WIDE, PHONE]) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize(size)
          await page.screenshot({
            path: join(pictures, `${name}-${colorScheme}-${size.width}.png`),
          })
        }
      return page.locator('h1').innerText()
    }
    await page.goto(link)
    see('it asks first', (await shown('ask')) === 'Invites by mail')
    await page.getByRole('button', { name: 'no more' }).click()
    await page.getByRole('button', { name: 'again' }).waitFor()
    see('stops at a click', (await shown('stopped')) === 'No more invites by mail')
    await page.getByRole('button', { name: 'again' }).click()
    await page.getByRole('button', { name: 'no more' }).waitFor()
    see('and begins again at another', (await page.locator('h1').innerText()) === 'Invites by mail')
  } finally {
    await browser.close()
  }
}

async function seeComments({ ana, ben }: Cast, at: string, stage: Stage): Promise<void> {
  const { client, report } = stage
  const { chapter, see } = report
  chapter('They talk about it')
  const comment = await ana.does(`addComment(${at}, text: "Who comes, @ben?") {
    id mentions { nickname } }`)
  see('a mention is found', comment.mentions[0]?.nickname === 'ben', comment.mentions)
  const mail = await mailSaying(client, ben.email, 'has mentioned you')
  see('and mailed', mail !== '')
  const id = text(comment.id)
  await ben.does(`addComment(${at}, parentId: ${id}, text: "I do 🙋🏾") { id }`)
  await ben.does(`addReaction(commentId: ${id}, emoji: "💪🏽") { emoji }`)
  const thread = await settled(
    () => ana.asks(`{ comment(commentId: ${id}) { replyCount reactions { emoji count } } }`),
    ({ replyCount, reactions }) => replyCount === 1 && reactions.length === 1,
  )
  see('a reply and a reaction are counted', thread.replyCount === 1, thread)
  const told = await settled(
    () => ana.asks('{ notifications { items { kind actor { nickname } isRead } } }'),
    ({ items }) => items.length === 3,
  )
  const kinds = told.items.map(({ kind }: { kind: string }) => kind).sort()
  see('and Ana is told', kinds.join() === 'accepted,comment,reaction', kinds)
}

/** Gives the group's room. */
async function seeGroup({ ana, ben, cem }: Cast, { report }: Stage): Promise<string> {
  const { chapter, see } = report
  chapter('A group with a room, by approval')
  const { id, roomId } = await ana.does(
    'createGroup(name: "Läufer 🏃🏽‍♀️", access: approval, withRoom: true) { id roomId }',
  )
  const at = `groupId: ${text(id)}`
  const asked = await ben.does(`joinGroup(${at}) { state }`)
  await ana.does(`approveJoinRequest(${at}, userId: ${text(ben.id)}) { userId }`)
  const members = await ben.asks(`{ groupMembers(${at}) { items { user { nickname } role } } }`)
  see('Ben asks and is let in', asked.state !== 'member' && members.items.length === 2, members)
  const out = await cem.mayNot(`{ messages(roomId: ${text(roomId)}) { items { text } } }`)
  see('Cem hears nothing', out?.code === 'NOT_FOUND', out?.message)
  return roomId
}

async function seeChat({ ana, ben, cem }: Cast, roomId: string, stage: Stage): Promise<void> {
  const { client: here, report } = stage
  const { chapter, see } = report
  chapter('Messages arrive live, over two workers; strangers ask first')
  const there = await otherWorker(here)
  const room = `roomId: ${text(roomId)}`
  const added = `subscription { messageAdded(${room}) { kind message { text } } }`
  const heard = {
    WebSocket: await ana.hears(await sameWorker(here), added),
    'event stream': await ana.hears(await sameWorker(here), added, listenByStream),
  }
  await settled(
    () => ben.through(there).mayNot(`{ room(${room}) { id } }`),
    (refusal) => refusal === undefined,
  )
  await ben.through(there).does(`sendMessage(${room}, text: "Morgen um sieben? 🌅") { id }`)
  for (const [way, events] of Object.entries(heard)) {
    const event = JSON.stringify(await events.next())
    see(`by ${way}`, event.includes('Morgen um sieben?'), event)
    events.close()
  }
  there.close()
  const { id } = await cem.does(`openDirectRoom(userId: ${text(ana.id)}) { id }`)
  await cem.does(`sendMessage(roomId: ${text(id)}, text: "Wir kennen uns nicht 👋🏾") { id }`)
  const second = await cem.mayNot(
    `mutation { sendMessage(roomId: ${text(id)}, text: "Hallo??") { id } }`,
  )
  see('Cem has one message until Ana answers', second?.code === 'FORBIDDEN', second?.message)
  const requests = await settled(
    () => ana.asks('{ messageRequests { items { partner { nickname } } } }'),
    ({ items }) => items.length === 1,
  )
  see('who finds it among her requests', requests.items.length === 1, requests.items)
}

async function seePicture({ ana }: Cast, { report, client }: Stage): Promise<void> {
  const { chapter, see } = report
  const here = (url: string) => client.address + url
  chapter('A picture goes up in two steps')
  const png = pngFile(40, 30)
  const { uploadId, url, headers } = await ana.does(`startUpload(purpose: activity,
    contentType: "image/png", size: ${png.byteLength}) { uploadId url headers { name value } }`)
  const named = headers.map(({ name, value }: Record<string, string>) => [name, value])
  const sent = await upload({ url: here(url), headers: Object.fromEntries(named) }, png)
  see('sent by a signed URL', sent.status === 200, url)
  const { media } = await ana.does(`finishUpload(uploadId: ${text(uploadId)}) {
    media { url width height } }`)
  const read = await ana.reads(media.url)
  see('checked, measured and read by who sent it', read.text === png.toString('latin1'), media)
  const passedOn = await sendTo(here(media.url))
  see('and by nobody to whom she passes the address on', passedOn.status === 404, passedOn.text)
}

/** Invites, mails, comments, groups, chat and files. */
export const tourCollaboration = (place: TourPlace) =>
  tour(place, async (stage) => {
    const { client } = stage
    const cast = {
      ana: await registered(client, 'ana'),
      ben: await registered(client, 'ben'),
      cem: await registered(client, 'cem'),
    }
    const goal = await seeInvites(cast, stage)
    await seeMailStop(stage, place.pictures)
    await seeComments(cast, goal, stage)
    const roomId = await seeGroup(cast, stage)
    await seeChat(cast, roomId, stage)
    await seePicture(cast, stage)
  })
