import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { PHONE } from '../../testing/browser.ts'
import { snapshot } from '../../testing/drawn.ts'
import { familyOf } from '../../testing/letters-crowd.ts'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

/** As a device hands files over, and as any page of the web could. */
const share = (page: Page, files: Readonly<Record<string, string>>) =>
  page.evaluate(`{
    const given = new DataTransfer()
    for (const [name, text] of Object.entries(${JSON.stringify(files)}))
      given.items.add(new File(
        [Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], name, { type: 'image/png' }))
    const form = Object.assign(document.createElement('form'), {
      action: '${stage.address}${PRODUCT}/share', method: 'post', enctype: 'multipart/form-data' })
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true })
    field.files = given.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }`)

const wallOf = async ({ ask }: Somebody) =>
  (await ask<{ gallery: { items: object[] } }>('{ gallery(category: pictures) { items { id } } }'))
    .gallery.items.length

it('lets files that a phone shares wait until somebody says what they are', async () => {
  const [ada] = (await familyOf(stage, { ada: 'Ada Weiss' })) as [Somebody]
  const page = await stage.deviceOf(ada.email, {
    product: PRODUCT,
    at: '/shared',
    viewport: PHONE,
    serviceWorkers: 'allow',
  })
  await page.getByText('Nothing waits here').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  const [garden, gate] = await Promise.all([snapshot(stage, 80), snapshot(stage, 200)])
  await share(page, {
    'garden.png': garden.toString('base64'),
    'gate.png': gate.toString('base64'),
  })
  await page.getByText('2 files have come from another app.').waitFor()
  expect(new URL(page.url()).pathname).toBe(`${PRODUCT}/shared`)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Take gate.png away' }).click()
  await page.getByText('A file has come from another app.').waitFor()
  // They outlive the page, and nothing of them has left the device.
  await page.reload()
  await page.getByText('garden.png').waitFor()
  expect(await wallOf(ada)).toBe(0)
  await page.getByRole('button', { name: 'Among the photographs' }).click()
  await page.getByText('It is on the wall').waitFor()
  await expect.poll(() => wallOf(ada)).toBe(1)

  await share(page, { 'page 1.png': garden.toString('base64') })
  await page.getByRole('button', { name: 'The pages of a letter' }).click()
  await page.getByRole('list', { name: 'Pages in their order' }).getByText('page 1.png').waitFor()
  await page.goto(`${stage.address}${PRODUCT}/shared`)
  await page.getByText('Nothing waits here').waitFor()

  // A page of somebody else's can put something here, and no more than that.
  await share(page, { 'page 2.png': garden.toString('base64') })
  await page.getByText('A file has come from another app.').waitFor()
  const other = await page.context().newPage()
  await share(other, { 'prize.png': gate.toString('base64') })
  await other.getByText('2 files have come from another app.').waitFor()
  await other.getByText('page 2.png').waitFor()
  await other.getByText('prize.png').waitFor()
  await other.getByRole('button', { name: 'Put it away' }).click()
  await other.getByRole('heading', { name: 'Welcome, Ada Weiss' }).waitFor()
  expect(await wallOf(ada)).toBe(1)
  // Nothing of it is left for the next person, wherever somebody signs out.
  await share(page, { 'page 3.png': garden.toString('base64') })
  await page.getByText('page 3.png').waitFor()
  await page.close()
  await other.goto(`${stage.address}/account/preferences`)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await other.evaluate("caches.has('longtable-shared')")).toBe(false)
})
