import { expect, it } from 'vitest'
import { snapshot } from '../testing/drawn.ts'
import { injected } from '../testing/hostile.ts'
import { familyOf, letterOf } from '../testing/letters-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import { pdfOf } from '../testing/pdf.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

const HTML = '<!doctype html><script>hacked=1</script>'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"><script>hacked=1</script></svg>'

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

let family: Promise<Somebody[]> | undefined

async function anna(): Promise<Somebody> {
  family ??= familyOf(stage, { anna: 'Anna Weiss' })
  const [one] = await family
  if (!one) throw new Error('There is no family.')
  return one
}

it('takes a picture of somebody as nothing but a picture', async () => {
  const { email, ask } = await anna()
  const page = await stage.deviceOf(email, { product: PRODUCT, at: '/settings/profile' })
  const field = page.getByTestId('picture')
  for (const hostile of [
    file('me.svg', 'image/svg+xml', SVG),
    file('me.jpg', 'image/jpeg', HTML),
    { name: 'me.png', mimeType: 'image/png', buffer: pdfOf(['Me']) },
  ]) {
    await field.setInputFiles(hostile)
    const refusal = page.getByText('This is no picture that can be read.')
    await refusal.last().waitFor()
    await expect.poll(() => refusal.count()).toBe(0)
  }
  const photo = async () =>
    (await ask<{ me: { photoUrl: string | null } }>('{ me { photoUrl } }')).me.photoUrl
  expect(await photo()).toBeNull()
  // A picture with a page behind it: what is behind it is not sent.
  const hidden = Buffer.concat([await snapshot(stage, 40), Buffer.from(HTML)])
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: hidden })
  await expect.poll(photo).not.toBeNull()
  const src = await page.getByRole('main').locator('img').first().getAttribute('src')
  const given = await page.request.get(new URL(src ?? '', stage.address).href)
  expect(given.headers()['content-type']).toMatch(/^image\//)
  expect(given.headers()['x-content-type-options']).toBe('nosniff')
  expect((await given.body()).includes('hacked')).toBe(false)
  expect(await injected(page)).toEqual([])
  expect(await page.evaluate('window.hacked')).toBeUndefined()
})

it('takes the scan of a letter as nothing but pages, whatever is in it', async () => {
  const { email, ...who } = await anna()
  const letterId = await letterOf({ email, ...who }, '1943-05-02')
  const page = await stage.deviceOf(email, { product: PRODUCT, at: `/letters/${letterId}/edit` })
  const field = page.getByTestId('scan')
  for (const hostile of [
    file('letter.pdf', 'application/pdf', SVG),
    file('letter.jpg', 'image/jpeg', HTML),
    file('letter.html', 'text/html', HTML),
  ]) {
    await field.setInputFiles(hostile)
    const refusal = page.getByText('This is nothing that can be shown here')
    await refusal.last().waitFor()
    await expect.poll(() => refusal.count()).toBe(0)
  }
  // This one asks for a script as it is opened.
  const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Dear Karl']) }
  await field.setInputFiles(pdf)
  await page.getByText('The scan is with the letter.').waitFor()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const original = page.getByRole('link', { name: 'The original' })
  const given = await page.request.get(
    new URL((await original.getAttribute('href')) ?? '', stage.address).href,
  )
  expect(given.headers()['content-type']).toBe('application/pdf')
  expect(given.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(given.headers()['x-content-type-options']).toBe('nosniff')
  expect(await original.getAttribute('rel')).toContain('noopener')
  expect(await injected(page)).toEqual([])
  expect(await page.evaluate('window.hacked')).toBeUndefined()
})
