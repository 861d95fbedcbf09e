import { PASSWORD } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { hasFocus, pressAt, tabTo, writeAt } from '../testing/by-keys.ts'
import { familyOf, letterOf, made } from '../testing/letters-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

const named = (name: string | RegExp) => ({ name, exact: true })

it('leads by keys alone from the door to a letter, its margin, its neighbours, and onto paper', async () => {
  const [kim] = (await familyOf(stage, { kim: 'Kim Weiss' })) as [Somebody]
  const page = await stage.device()
  await page.addInitScript('window.print = () => { window.printed = (window.printed ?? 0) + 1 }')
  await page.goto(`${stage.address}${PRODUCT}/`)
  await writeAt(page, page.getByLabel('E-mail'), kim.email)
  await writeAt(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Kim Weiss' }).waitFor()
  await pressAt(page, page.getByRole('link', { name: 'Look around first' }))
  await page.getByRole('heading', { name: 'Hello, Kim Weiss' }).waitFor()

  // What can be begun is found by its name.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('write a letter')
  await page.getByRole('option', { name: 'Write a letter down' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Write a letter down' }).waitFor()
  await writeAt(page, page.getByLabel('The letter', { exact: true }), 'Dear all, the kettle sings.')
  await pressAt(page, page.getByRole('button', named('Year')))
  await writeAt(page, page.getByLabel('Year', { exact: true }), '1951')
  await writeAt(page, page.getByLabel('Title', { exact: true }), 'A kettle')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A kettle' }).waitFor()

  await page.keyboard.press('c')
  const note = page.getByLabel('A note in the margin')
  expect(await hasFocus(note)).toBe(true)
  await page.keyboard.type('It was copper.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('listitem').filter({ hasText: 'It was copper.' }).waitFor()
  // Out of the field, where letters are letters.
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  expect(await page.evaluate('window.printed')).toBe(1)

  await letterOf(kim, '1952-01-05', { title: 'The kettle again' })
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('heading', { name: 'Letters', exact: true }).waitFor()
  await pressAt(page, page.getByRole('link', { name: /The kettle again/ }).last())
  await page.getByRole('heading', { level: 1, name: 'The kettle again' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { level: 1, name: 'A kettle' }).waitFor()
  await page.getByRole('link', { name: /The kettle again/ }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'The kettle again' }).waitFor()

  await page.keyboard.press('e')
  await page.getByRole('heading', { name: 'Correct the letter' }).waitFor()
  const place = page.getByLabel('Place')
  await tabTo(page, place)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Altona')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'The kettle again' }).waitFor()
  await page.getByText('Altona').first().waitFor()
})

interface Unread {
  readonly notifications: { readonly items: readonly { readonly kind: string }[] }
}

it('finds people, and begins a message and an invitation, by keys alone', async () => {
  const [ada, lou] = (await familyOf(stage, { ada: 'Ada Hale', lou: 'Lou Hale' })) as [
    Somebody,
    Somebody,
  ]
  await made(ada, 'createPerson(name: $name) { id }', { name: 'Edith Hale' })
  const page = await stage.deviceOf(ada.email, { product: PRODUCT, at: '/family' })
  const jump = async (words: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(words)
    await page.getByRole('option', { name: option }).waitFor()
    await page.keyboard.press('Enter')
  }
  await jump('edi', 'Edith Hale')
  await page.getByRole('heading', { name: 'Edith Hale' }).waitFor()
  await jump('lou', 'Lou Hale')
  await page.getByRole('heading', { name: 'Lou Hale' }).waitFor()

  await jump('write a mess', 'Write a message')
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await pressAt(page, dialog.getByRole('checkbox', { name: 'Lou Hale' }), 'Space')
  await pressAt(page, dialog.getByRole('button', named('Write')))
  await writeAt(page, page.getByRole('textbox', { name: 'Write a message' }), 'Are you there?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Are you there?').waitFor()
  // What is said is told to the other, who looks elsewhere, and not to who looks at it.
  const unread = async () => {
    const { notifications } = await lou.ask<Unread>(
      '{ notifications(unreadOnly: true) { items { kind } } }',
    )
    return notifications.items.map(({ kind }) => kind)
  }
  await expect.poll(unread).toContain('message')
  const his = await stage.deviceOf(lou.email, { product: PRODUCT, at: '/letters' })
  await his.keyboard.press('g')
  await his.keyboard.press('m')
  await pressAt(his, his.getByRole('link', { name: /Ada Hale/ }).last())
  await his.getByRole('log').getByText('Are you there?').waitFor()
  const told = his.getByText('Ada Hale wrote to you')
  await page.keyboard.type('I am.')
  await page.keyboard.press('Enter')
  await his.getByRole('log').getByText('I am.').waitFor()
  await expect.poll(unread).not.toContain('message')
  await his.keyboard.press('Tab')
  await pressAt(his, his.getByRole('link', named('Family')).first())
  await his.getByRole('heading', { name: 'Family' }).first().waitFor()
  expect(await told.count()).toBe(0)
  await page.keyboard.type('Where are you?')
  await page.keyboard.press('Enter')
  await told.waitFor()

  await page.keyboard.press('Tab')
  await jump('invite', 'Invite somebody')
  await writeAt(page, page.getByLabel('E-mail address'), 'eva@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('A mail is on its way to eva@example.com.').waitFor()
})
