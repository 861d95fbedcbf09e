import { beforeAll, expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()
let ana: Somebody
let ben: Somebody

beforeAll(async () => {
  ana = await stage.somebody('ana', 'Ana')
  ben = await stage.somebody('ben', 'Ben')
  await ben.ask(`mutation { followUser(followeeId: "${ana.id}") { followeeId } }`)
  await ana.ask('mutation { postActivity(text: "Ten kilometres!") { id } }')
})

it('lets friends answer where they read, and both see it at once', async () => {
  const home = `${stage.address}/goalsguild/`
  const [hers, his] = [await stage.deviceOf(ana.email), await stage.deviceOf(ben.email)]
  await Promise.all([hers.goto(home), his.goto(home)])
  const cardOn = (page: typeof hers) =>
    page.getByRole('article').filter({ hasText: 'Ten kilometres!' })

  await cardOn(his).getByRole('button', { name: 'Kudos' }).click()
  await cardOn(his).getByRole('button', { name: '👏 1, also yours' }).waitFor()
  await cardOn(hers).getByRole('button', { name: '👏 1', exact: true }).waitFor()

  await cardOn(hers).getByRole('button', { name: 'Comment', exact: true }).click()
  await cardOn(his).getByRole('button', { name: 'Comment', exact: true }).click()
  const field = { name: 'Cheer, ask, or answer…' }
  await cardOn(his).getByRole('textbox', field).fill('In this rain?')
  await cardOn(his).getByRole('button', { name: 'Send' }).click()
  await cardOn(hers).getByText('In this rain?').waitFor()
  await cardOn(hers).getByRole('button', { name: '1 comment' }).waitFor()
  await cardOn(hers).getByRole('button', { name: 'Reply' }).click()
  await cardOn(hers).getByRole('textbox', { name: 'Reply to Ben' }).fill('In this rain.')
  await cardOn(hers).getByRole('button', { name: 'Send' }).last().click()
  await cardOn(his).getByText('In this rain.').waitFor()
  await cardOn(his).getByRole('button', { name: '2 comments' }).waitFor()
  expect(await cardOn(his).getByText('In this rain?').count()).toBe(1)
})

it('leads from the notification to what it is about', async () => {
  const page = await stage.deviceOf(ana.email)
  // Its name begins with a number as soon as that is known.
  await page.getByRole('button', { name: /Notifications$/ }).click()
  await page.getByRole('link', { name: /Ben/ }).first().click()
  await page.getByRole('heading', { level: 1, name: 'From Ana' }).waitFor()
  await page.getByText('In this rain?').waitFor()
})

it('shows a picture small, and as it is to whoever looks closer', async () => {
  const his = await stage.deviceOf(ben.email)
  await his.getByRole('textbox', { name: 'What did you do today?' }).fill('From up here')
  await his.getByLabel('Add a photo').setInputFiles({
    name: 'view.png',
    mimeType: 'image/png',
    buffer: await his.screenshot(),
  })
  await his.getByRole('button', { name: 'Share' }).click()
  const small = his.getByRole('article').getByRole('img', { name: 'Photo by Ben' })
  await small.waitFor()
  const widthOf = (image: typeof small) =>
    image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth)
  await expect.poll(() => widthOf(small)).toBe(1120)
  await his.getByRole('button', { name: 'Photo by Ben' }).click()
  const full = his.getByRole('dialog').getByRole('img')
  await expect.poll(() => widthOf(full)).toBe(1280)
  expect(await barriers(his)).toEqual([])
  await his.keyboard.press('Escape')
  await his.getByRole('dialog').waitFor({ state: 'detached' })
})
