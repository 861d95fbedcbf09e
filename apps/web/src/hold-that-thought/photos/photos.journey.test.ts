import { expect, it } from 'vitest'
import { snapshot } from '../../testing/drawn.ts'
import { injected } from '../../testing/hostile.ts'
import { familyOf } from '../../testing/letters-crowd.ts'
import { onStage } from '../../testing/on-stage.ts'
import { pdfOf } from '../../testing/pdf.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

const HUES = [10, 80, 150, 220, 300]

it('hangs many pictures at once, which the other sees come, and shows nothing that could run', async () => {
  const [ada, mia] = await familyOf(stage, { ada: 'Ada Weiss', mia: 'Mia Weiss' })
  if (!ada || !mia) throw new Error('There is no family.')
  const at = (email: string, path: string) => stage.deviceOf(email, { product: PRODUCT, at: path })
  const [hers, his] = [await at(mia.email, '/photos'), await at(ada.email, '/photos')]
  await his.getByText('Nothing here yet').waitFor()
  const pictures = await Promise.all(HUES.map((hue) => snapshot(stage, hue)))
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"/>'
  await hers.getByTestId('photos').setInputFiles([
    ...pictures.map((buffer, place) => ({
      name: `${place}.png`,
      mimeType: 'image/png',
      buffer,
    })),
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>hacked=1</script>') },
    { name: 'recipe.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Rhubarb']) },
  ])
  await hers.getByText('6 of 8 on the wall').waitFor()
  for (const name of ['drawing.svg', 'page.jpg'])
    await hers
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText('nothing that can be shown here')
      .waitFor()
  const tiles = his.getByRole('link', { name: /^Picture:/ })
  await expect.poll(() => tiles.count()).toBe(HUES.length)
  await expect.poll(() => tiles.locator('img').count()).toBe(HUES.length)

  await tiles.first().click()
  await his.getByRole('heading', { name: 'Without a caption' }).waitFor()
  const first = his.url()
  await his.keyboard.press('ArrowRight')
  await expect.poll(() => his.url()).not.toBe(first)
  await his.keyboard.press('ArrowLeft')
  await expect.poll(() => his.url()).toBe(first)

  await hers
    .getByRole('link', { name: /^Picture:/ })
    .first()
    .click()
  await hers.getByRole('button', { name: 'Edit' }).click()
  await hers.getByLabel('Caption').fill('The house in Whitby')
  await hers.getByLabel('If the day is not known').fill('about 1951')
  await hers.getByRole('button', { name: 'Save' }).click()
  await his.getByRole('heading', { name: 'The house in Whitby' }).waitFor()
  await his.getByText('about 1951').waitFor()
  await his.getByText('Who is it, and which album?').click()
  await his.getByLabel('Another album').fill('Whitby')
  await his.getByLabel('Another album').press('Enter')
  await hers
    .getByText(/^whitby$/i)
    .first()
    .waitFor()
  await his.getByRole('textbox', { name: 'A note in the margin' }).fill('There is no rail.')
  await his.getByRole('textbox', { name: 'A note in the margin' }).press('Control+Enter')
  await hers.getByText('There is no rail.').waitFor()

  await his.getByRole('button', { name: 'Delete' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await hers.getByText('This picture is gone').waitFor()
  await his.getByRole('button', { name: 'Undo' }).click()
  await his.getByText('It is on the wall again.').waitFor()

  await his.keyboard.press('Escape')
  await his.getByRole('link', { name: 'Documents' }).click()
  await his.getByRole('link', { name: 'Document: recipe.pdf' }).click()
  await his.getByText('nothing in it runs here').waitFor()
  const saved = his.waitForEvent('download')
  await his.getByRole('link', { name: 'Save a copy' }).first().click()
  expect((await saved).suggestedFilename()).toBe('recipe.pdf')
  for (const page of [hers, his]) expect(await injected(page)).toEqual([])
})
