import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { familyOf, letterOf, made } from '../testing/letters-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

let family: Promise<Somebody[]> | undefined

/** One for all of them: an operator makes the first admin, which takes a while. */
async function twoOfUs(): Promise<readonly [anna: Somebody, paul: Somebody]> {
  family ??= familyOf(stage, { anna: 'Anna Weiss', paul: 'Paul Weiss' })
  const [anna, paul] = await family
  if (!anna || !paul) throw new Error('There is no family.')
  return [anna, paul]
}

const at = (who: Somebody, path: string) =>
  stage.deviceOf(who.email, { product: PRODUCT, at: path })

/** As somebody chooses words with a mouse. */
const choose = (page: Page, words: string) =>
  page.evaluate(`{
    const walker = document.createTreeWalker(document.querySelector('article'), NodeFilter.SHOW_TEXT)
    const sought = ${JSON.stringify(words)}
    while (walker.nextNode()) {
      const from = walker.currentNode.data.indexOf(sought)
      if (from >= 0)
        getSelection().setBaseAndExtent(
          walker.currentNode, from, walker.currentNode, from + sought.length)
    }
  }`)

it('shows what one writes in the margin to the other, with the passage that it is about', async () => {
  const [anna, paul] = await twoOfUs()
  const letterId = await letterOf(anna, '1943-05-02')
  const [hers, his] = [
    await at(anna, `/letters/${letterId}`),
    await at(paul, `/letters/${letterId}`),
  ]
  await hers.getByText('Nobody has written here yet').waitFor()
  await choose(hers, 'leave the window open')
  await hers.keyboard.press('c')
  await hers.keyboard.type('It was the kitchen window.')
  await hers.keyboard.press('Control+Enter')
  const note = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'It was the kitchen window.' })
  await note(hers).getByText('Anna Weiss').waitFor()
  await note(his).getByText('Anna Weiss').waitFor()
  const marked = 'CSS.highlights.get("margin-note")?.size'
  expect(await his.evaluate(marked)).toBe(1)
  await note(his).getByRole('button', { name: 'leave the window open' }).click()
  expect(await his.evaluate('CSS.highlights.get("margin-note-now")?.size')).toBe(1)

  await note(his).getByRole('button', { name: '0 reactions' }).click()
  await note(his).getByRole('button', { name: 'Love' }).click()
  await note(his).getByRole('button', { name: '1 reaction, yours: Love' }).waitFor()
  await his.getByLabel('A note in the margin').fill('No, the other one.')
  await his.getByRole('button', { name: 'Write it down' }).click()
  const answer = hers.getByRole('listitem').filter({ hasText: 'No, the other one.' })
  await answer.waitFor()
  // Who wrote down the letter, and spoke about it, hears of it wherever she is.
  await hers
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click()
  await hers.getByRole('link', { name: /Paul Weiss wrote in the margin/ }).waitFor()
  await hers.keyboard.press('Escape')

  await note(hers).getByRole('button', { name: 'More about this note' }).press('Enter')
  await hers.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await hers.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await his.getByText('A note was taken away here.').waitFor()
  expect(await his.evaluate(marked)).toBe(0)
})

it('shows both texts to who comes second, and puts them together', async () => {
  const [anna, paul] = await twoOfUs()
  const content = 'My dear Karl,\n\nPaul insists on seven swallows.\n\nYour Elisabeth'
  const letterId = await letterOf(anna, '1943-06-02', { title: 'Swallows', content })
  const [hers, his] = [
    await at(anna, `/letters/${letterId}/edit`),
    await at(paul, `/letters/${letterId}/edit`),
  ]
  await hers.getByLabel('The letter', { exact: true }).fill(content.replace('seven', 'nine'))
  await hers.getByRole('button', { name: 'Save' }).click()
  await hers.getByRole('heading', { level: 1, name: 'Swallows' }).waitFor()

  await his
    .getByLabel('The letter', { exact: true })
    .fill(content.replace('seven', 'eleven').replace('Your Elisabeth', 'Always your Elisabeth'))
  await his.getByLabel('Place').fill('Altona')
  await his.getByRole('button', { name: 'Save' }).click()
  await his.getByText('Anna Weiss has changed this letter while you wrote.').waitFor()
  await his.getByText('You both changed one thing.').waitFor()
  expect(await barriers(his)).toEqual([])
  const choice = his.getByRole('radio', { name: /Anna Weiss.*nine/ })
  expect(await choice.isChecked()).toBe(false)
  await his.getByRole('radio', { name: /You.*eleven/ }).check()
  await his.getByRole('button', { name: 'Put both together' }).click()
  expect(await his.getByLabel('The letter', { exact: true }).inputValue()).toBe(
    content.replace('seven', 'eleven').replace('Your Elisabeth', 'Always your Elisabeth'),
  )
  await his.getByRole('button', { name: 'Save' }).click()
  await his.getByRole('heading', { level: 1, name: 'Swallows' }).waitFor()

  await his.getByRole('link', { name: 'Compare' }).click()
  await his.getByRole('heading', { name: 'What changed' }).waitFor()
  await his.getByRole('deletion').filter({ hasText: 'nine' }).waitFor()
  await his.getByRole('insertion').filter({ hasText: 'eleven' }).waitFor()
  await his.getByRole('button', { name: 'Bring this version back' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Bring this version back' }).click()
  await his.getByText('nine swallows').waitFor()
  const { letter } = await paul.ask<{ letter: { versionCount: number; place: string } }>(
    `{ letter(letterId: "${letterId}") { versionCount place } }`,
  )
  // What was brought back is all of it: nothing of what lay between is lost, it is a version.
  expect(letter).toEqual({ versionCount: 4, place: 'Hamburg' })
})

it('is written down, turned through, found and printed', async () => {
  const [anna] = await twoOfUs()
  const page = await at(anna, '/letters/new')
  await page.getByLabel('The letter', { exact: true }).fill('Dear all,\n\nthe *kettle* sings.')
  await page.getByLabel('Title', { exact: true }).fill('A kettle')
  await page.getByRole('button', { name: 'Season' }).press('Enter')
  await page.getByLabel('Season', { exact: true }).selectOption('winter')
  await page.getByLabel('Year', { exact: true }).fill('1951')
  await page.getByText('Shown as “winter 1951”.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A kettle' }).waitFor()
  await page.locator('em', { hasText: 'kettle' }).waitFor()
  const first = new URL(page.url()).pathname
  await letterOf(anna, '1952-01-05', { title: 'The kettle again' })
  await page.reload()
  await page.getByRole('link', { name: 'The kettle again' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'The kettle again' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { level: 1, name: 'A kettle' }).waitFor()
  const margin = page.getByRole('heading', { name: 'In the margin' })
  await page.keyboard.press('r')
  await margin.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await margin.waitFor()

  await page.emulateMedia({ media: 'print' })
  const isShown = (name: string) => page.getByText(name, { exact: true }).first().isVisible()
  expect(await isShown('Dear all,')).toBe(true)
  for (const name of ['In the margin', 'Versions', 'The kettle again', 'Messages'])
    expect(await isShown(name), name).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await page.keyboard.press('e')
  await page.getByRole('heading', { name: 'Correct the letter' }).waitFor()
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A kettle' }).waitFor()
  // The index follows the table.
  const found = () =>
    anna.ask<{ searchArchive: { items: object[] } }>(
      '{ searchArchive(text: "sings") { items { kind } } }',
    )
  await expect.poll(async () => (await found()).searchArchive.items.length).toBe(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('sings')
  await page.getByRole('option', { name: /A kettle/ }).waitFor()
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe(first)
  await page.goto(`${stage.address}${PRODUCT}/search?q=sings`)
  await page.locator('mark', { hasText: 'sings' }).waitFor()
})

it('lets nobody in before somebody of the family says yes', async () => {
  const [anna] = await twoOfUs()
  const wim = await stage.relative('wim', 'Wim Weiss')
  const page = await at(wim, '/letters')
  await page.getByRole('heading', { name: 'Somebody will let you in' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${PRODUCT}/pending`)
  await made(anna, `approveUser(userId: "${wim.id}") { id: userId }`)
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByRole('heading', { name: 'Welcome, Wim Weiss' }).waitFor()
})

it('keeps a letter on the device, to be read without a network', async () => {
  const [, paul] = await twoOfUs()
  const letterId = await letterOf(paul, '1944-03-03', { title: 'For the journey' })
  const page = await stage.deviceOf(paul.email, {
    product: PRODUCT,
    at: `/letters/${letterId}`,
    serviceWorkers: 'allow',
  })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await page.getByRole('button', { name: 'No longer keep on this device' }).waitFor()
  // And what is asked for between the end of a session and the word of it is refused.
  stage.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|401/)
  await page.context().setOffline(true)
  await page.goto(`${stage.address}${PRODUCT}/`)
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor()
  await page.getByRole('link', { name: /For the journey/ }).click()
  await page.getByText('leave the window open').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.context().setOffline(false)
  await page.goto(`${stage.address}${PRODUCT}/settings/profile`)
  await page
    .getByRole('button', { name: /Account$/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await page.getByLabel('Password').waitFor()
  expect(await page.evaluate('caches.has("longtable-kept")')).toBe(false)
})
