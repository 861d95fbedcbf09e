import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { familyOf, LETTER, letterOf, made } from '../../testing/letters-crowd.ts'
import { onStage } from '../../testing/on-stage.ts'
import { settled } from '../../testing/settled.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

let family: Promise<Somebody[]> | undefined

async function twoOfUs(): Promise<readonly [anna: Somebody, paul: Somebody]> {
  family ??= familyOf(stage, { anna: 'Anna Weiss', paul: 'Paul Weiss' })
  const [anna, paul] = await family
  if (!anna || !paul) throw new Error('There is no family.')
  return [anna, paul]
}

const at = (who: Somebody, path: string) =>
  stage.deviceOf(who.email, { product: PRODUCT, at: path })

const correct = (who: Somebody, letterId: string, versionCount: number, content: string) =>
  made(
    who,
    `editLetter(letterId: "${letterId}", versionCount: ${versionCount}, content: $content) { id: isSaved }`,
    { content },
  )

const placeOf = async (page: Page, text: string) =>
  (await page.getByText(text).first().boundingBox())?.y

it('leaves a letter as it is read, and offers what somebody has corrected in it', async () => {
  const [anna, paul] = await twoOfUs()
  const letterId = await letterOf(anna, '1943-05-02')
  const page = await at(paul, `/letters/${letterId}`)
  await page.getByText('Nobody has written here yet').waitFor()
  const before = await placeOf(page, 'leave the window open')
  await correct(anna, letterId, 1, LETTER.replace('window', 'door'))
  await page.getByText('Anna Weiss has corrected this letter.').waitFor()
  expect(await page.getByText('leave the window open').count()).toBe(1)
  expect(await placeOf(page, 'leave the window open')).toBe(before)

  await page.getByRole('button', { name: 'Show the new version' }).click()
  await page.getByText('leave the door open').waitFor()
  expect(await page.getByText('has corrected this letter').count()).toBe(0)

  // Whoever does not want to see it now is asked again by the next one.
  await correct(anna, letterId, 2, LETTER.replace('window', 'gate'))
  await page.getByText('Anna Weiss has corrected this letter.').waitFor()
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByText('has corrected this letter').waitFor({ state: 'detached' })
  expect(await page.getByText('leave the door open').count()).toBe(1)
  await correct(anna, letterId, 3, LETTER.replace('window', 'shutters'))
  await page.getByText('Anna Weiss has corrected this letter.').waitFor()

  stage.forgive(/4\d\d/)
  await made(anna, `deleteLetter(letterId: "${letterId}") { id: letterId }`)
  await page.getByText('This letter was deleted while you read it.').waitFor()
  expect(await page.getByText('leave the door open').count()).toBe(1)
  await page.getByRole('link', { name: 'To all letters' }).click()
  await page.getByRole('heading', { name: 'Letters', exact: true }).waitFor()
})

it('says that letters have come to who looks at lists, and moves none of them unasked', async () => {
  const [anna, paul] = await twoOfUs()
  await letterOf(anna, '1950-01-01', { title: 'A quiet winter' })
  const [list, home] = [await at(paul, '/letters'), await at(paul, '/')]
  await home.getByRole('link', { name: 'Look around first' }).click()
  const first = list.getByText('A quiet winter')
  await first.waitFor()
  await home.getByRole('heading', { name: 'The newest letters' }).waitFor()
  // Whoever hears of one listens, and has read what there was before.
  await letterOf(anna, '1960-01-01', { title: 'At the end' })
  for (const page of [list, home]) {
    await page
      .getByText(/At the end/)
      .first()
      .waitFor()
    await settled(page)
    const show = page.getByRole('button', { name: 'Show', exact: true })
    if (await show.isVisible()) await show.click()
    await page
      .getByRole('link', { name: /At the end/ })
      .first()
      .waitFor()
    await settled(page)
  }
  const before = await placeOf(list, 'A quiet winter')
  await letterOf(anna, '1949-12-24', { title: 'Before the feast' })
  for (const page of [list, home]) {
    await page.getByText('A letter has come: “Before the feast”').waitFor()
    expect(await page.getByRole('link', { name: /Before the feast/ }).count()).toBe(0)
  }
  expect(await placeOf(list, 'A quiet winter')).toBe(before)
  await letterOf(anna, '1949-12-25', { title: 'And after it' })
  for (const page of [list, home]) {
    await page.getByText('2 letters have come.').waitFor()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page
      .getByRole('link', { name: /Before the feast/ })
      .first()
      .waitFor()
    await page.getByText('letters have come').waitFor({ state: 'detached' })
  }

  // A tag is chosen among those that there are.
  await letterOf(anna, '1951-03-03', { title: 'The old boat', tags: ['sea'] })
  const tagged = () =>
    paul.ask<{ searchArchive: { items: object[] } }>(
      '{ searchArchive(tag: "sea") { items { kind } } }',
    )
  await expect.poll(async () => (await tagged()).searchArchive.items.length).toBe(1)
  await list.reload()
  await list.getByLabel('Tag', { exact: true }).selectOption('sea')
  await list.getByRole('link', { name: /The old boat/ }).waitFor()
  expect(await list.getByRole('link', { name: /Before the feast/ }).count()).toBe(0)
})
