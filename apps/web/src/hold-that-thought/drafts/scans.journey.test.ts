import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { PHONE } from '../../testing/browser.ts'
import { typed } from '../../testing/drawn.ts'
import { familyOf } from '../../testing/letters-crowd.ts'
import { onStage } from '../../testing/on-stage.ts'
import { pdfOf } from '../../testing/pdf.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'
const IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true }

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
/** Called a picture, and is none. */
const HOSTILE = [
  {
    name: 'drawing.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"/>'),
  },
  {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>hacked=1</script>'),
  },
]

/** What is marked in the field that one is in. */
const CHOSEN = `(() => {
  const { value, selectionStart, selectionEnd } = document.activeElement
  return value?.slice(selectionStart, selectionEnd)
})()`

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const text = (page: Page) => page.getByRole('textbox', { name: 'The text of the letter' })

it('leads from a phone’s camera to a letter, past a lost connection and a second pair of eyes', async () => {
  const [ada, mia] = await familyOf(stage, { ada: 'Ada Weiss', mia: 'Mia Weiss' })
  if (!ada || !mia) throw new Error('There is no family.')
  const first = await typed(stage, [
    'Hamburg, 2 May 1943',
    'My dear Karl,',
    'today was the first *evening* on *which*',
    'one could leave the *window* *open*.',
  ])
  const phone = await stage.deviceOf(mia.email, {
    product: PRODUCT,
    at: '/drafts/new',
    ...IN_HAND,
  })
  await phone.getByRole('button', { name: 'Photograph the first page' }).waitFor()
  await phone.getByTestId('pages').setInputFiles([...HOSTILE])
  for (const { name } of HOSTILE) {
    await tile(phone, name).getByText('nothing that can be shown here').waitFor()
    await tile(phone, name)
      .getByRole('button', { name: `Take ${name} away` })
      .click()
  }

  stage.forgive(/ERR_INTERNET_DISCONNECTED/)
  await phone.context().setOffline(true)
  const last = { name: 'back.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Your Elisabeth']) }
  await phone.getByTestId('pages').setInputFiles(last)
  await tile(phone, 'back.pdf').getByText('No connection').waitFor()
  await phone.getByTestId('pages-camera').setInputFiles(png('front.png', first))
  await phone.context().setOffline(false)
  await tile(phone, 'front.png').getByText('Sent', { exact: true }).waitFor()
  await tile(phone, 'back.pdf').getByText('Sent', { exact: true }).waitFor()
  await phone.getByRole('button', { name: /^Page 2, front.png/ }).press('ArrowUp')
  await phone.getByText('Now page 1 of 2.').waitFor({ state: 'attached' })

  const desk = await stage.deviceOf(ada.email, { product: PRODUCT, at: '/drafts' })
  await desk.getByRole('link', { name: /Begun/ }).waitFor()
  await phone.getByRole('checkbox', { name: 'English' }).check({ force: true })
  await phone.getByRole('button', { name: 'Read these 2 pages' }).click()
  await phone.getByRole('heading', { name: 'Review a letter' }).waitFor()
  await phone.getByText('% sure').first().waitFor()
  const draftId = phone.url().split('/').at(-1)
  await desk.goto(`${stage.address}${PRODUCT}/drafts/${draftId}`)

  // From a box to its word, from a word to its box, and from doubt to doubt.
  const scan = desk.getByRole('img', { name: 'Scan of page 1 of 2' })
  const { x, y, width } = (await scan.boundingBox()) ?? { x: 0, y: 0, width: 1 }
  const scale = width / 760
  await desk.mouse.click(x + 60 * scale, y + 52 * scale)
  const chosen = () => desk.evaluate(CHOSEN)
  await expect.poll(chosen).toBe('Hamburg,')
  await desk.keyboard.press('F8')
  await desk.getByText(/^“.*% sure$/).waitFor()
  const doubts = desk.getByText(/^\d+ doubtful words?$/)
  const before = await doubts.textContent()
  await desk.keyboard.press('Control+Enter')
  await expect
    .poll(() =>
      desk
        .getByText(/doubtful/)
        .first()
        .textContent(),
    )
    .not.toBe(before)
  expect(await barriers(desk)).toEqual([])

  // Two lines by two people are both; of one title one is chosen.
  const corrected = (await text(desk).inputValue()).replace('My dear Karl', 'My dearest Karl')
  await text(desk).fill(corrected)
  await expect.poll(() => text(phone).inputValue()).toBe(corrected)
  await phone.getByText('Ada Weiss corrected it').waitFor()
  await phone.context().setOffline(true)
  await phone.getByLabel('Title').fill('The first warm evening')
  await desk.getByLabel('Title').fill('A window')
  await desk.getByText('Saved', { exact: true }).waitFor()
  await phone.context().setOffline(false)
  await phone.getByRole('alert', { name: 'Title: two of you have changed it' }).waitFor()
  expect(await barriers(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => desk.getByLabel('Title').inputValue()).toBe('The first warm evening')

  await phone.getByRole('button', { name: 'Publish' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await phone.getByRole('heading', { name: 'The first warm evening' }).waitFor()
  expect(phone.url()).toContain('/letters/1943-05-02')
  await desk.getByText('This is a letter now').waitFor()
})

it('says in one’s own words why something cannot be read, and reads it again', async () => {
  const [, mia] = await familyOf(stage, { eva: 'Eva', max: 'Max' })
  if (!mia) throw new Error('There is no family.')
  const page = await stage.deviceOf(mia.email, {
    product: PRODUCT,
    at: '/drafts/new',
    locale: 'de-DE',
  })
  const broken = { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await page.getByTestId('pages').setInputFiles(broken)
  await page.getByRole('button', { name: 'Diese Seite lesen' }).click()
  await page.getByText('Die Datei ist beschädigt oder nicht, was sie scheint.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal lesen' }).click()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Noch einmal lesen' })
  await again.click()
  await again.waitFor({ state: 'detached' })
  await page.getByText('Die Datei ist beschädigt oder nicht, was sie scheint.').waitFor()
  await page.getByRole('button', { name: 'Mehr zu diesem Entwurf' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Der Entwurf ist gelöscht.').waitFor()
  await page.getByRole('heading', { name: 'Entwürfe' }).waitFor()
})
