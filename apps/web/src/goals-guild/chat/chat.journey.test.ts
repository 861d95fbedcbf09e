import { expect, it } from 'vitest'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()

const follow = (from: Somebody, to: Somebody) =>
  from.ask(`mutation { followUser(followeeId: "${to.id}") { followeeId } }`)

async function roomOf(from: Somebody, to: Somebody): Promise<string> {
  const { openDirectRoom } = await from.ask<{ openDirectRoom: { id: string } }>(
    `mutation { openDirectRoom(userId: "${to.id}") { id } }`,
  )
  return openDirectRoom.id
}

it('carries what two people say to both at once, and what they change', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  await follow(ana, ben)
  await follow(ben, ana)
  const path = `${stage.address}/goalsguild/chat/${await roomOf(ana, ben)}`
  const [hers, his] = [await stage.deviceOf(ana.email), await stage.deviceOf(ben.email)]
  await Promise.all([hers.goto(path), his.goto(path)])
  const field = { name: 'Write a message' }
  await his.getByRole('textbox', field).waitFor()

  await hers.getByRole('textbox', field).fill('Seven at the bridge?')
  await hers.getByRole('textbox', field).press('Enter')
  await his.getByRole('log').getByText('Seven at the bridge?').waitFor()
  await his.getByRole('textbox', field).fill('I bring the thermos.')
  await his.getByRole('textbox', field).press('Enter')
  await hers.getByRole('log').getByText('I bring the thermos.').waitFor()

  await hers.getByRole('textbox', field).press('ArrowUp')
  await hers.getByRole('textbox', field).fill('Eight at the bridge?')
  await hers.getByRole('textbox', field).press('Enter')
  await his.getByRole('log').getByText('Eight at the bridge?').waitFor()
  expect(await hers.getByRole('log').getByRole('listitem').count()).toBe(2)
})

it('lets a stranger wait until they are welcome', async () => {
  const [cem, dora] = [await stage.somebody('cem', 'Cem'), await stage.somebody('dora', 'Dora')]
  const roomId = await roomOf(cem, dora)
  await cem.ask(`mutation { sendMessage(roomId: "${roomId}", text: "Do you read?") { id } }`)
  const page = await stage.deviceOf(dora.email)
  await page.goto(`${stage.address}/goalsguild/chat`)
  await page.getByRole('link', { name: '1 message request' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Do you read/ })
    .click()
  await page.getByText('Cem would like to write to you.').waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('On trains.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('log').getByText('On trains.').waitFor()
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  const { room } = await cem.ask<{ room: { messageCount: number } }>(
    `{ room(roomId: "${roomId}") { messageCount } }`,
  )
  expect(room.messageCount).toBe(2)
})

it('moves the inbox of who looks at it, and of nobody else', async () => {
  const [eli, fay] = [await stage.somebody('eli', 'Eli'), await stage.somebody('fay', 'Fay')]
  await follow(eli, fay)
  await follow(fay, eli)
  const roomId = await roomOf(eli, fay)
  const page = await stage.deviceOf(fay.email)
  await page.goto(`${stage.address}/goalsguild/chat`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const room = page.getByRole('main').getByRole('link', { name: /Eli/ })
  const writes = (text: string) =>
    eli.ask(`mutation { sendMessage(roomId: "${roomId}", text: "${text}") { id } }`)
  const reads = () => fay.ask(`mutation { markRoomRead(roomId: "${roomId}") { id } }`)
  // A page listens a moment after it shows what there is.
  const isHeard = async () => {
    await writes('Are you there?')
    return room.getByText('Are you there?').isVisible()
  }
  await expect.poll(isHeard, { interval: 1000 }).toBe(true)
  await reads()
  await room.getByText(/unread/).waitFor({ state: 'detached' })

  await writes('Snow tonight!')
  await room.getByText('Snow tonight!').waitFor()
  await room.getByText('1 unread').waitFor({ state: 'attached' })
  await reads()
  await room.getByText('1 unread').waitFor({ state: 'detached' })
})
