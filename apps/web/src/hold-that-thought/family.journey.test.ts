import { readFile } from 'node:fs/promises'
import { connect, mailedCode } from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from '../testing/browser.ts'
import { familyOf, letterOf, made } from '../testing/letters-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import { pdfOf } from '../testing/pdf.ts'
import { openStage, type Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'
const PASSWORD = 'a sentence of my own'

const at = (who: { readonly email: string }, path: string) =>
  stage.deviceOf(who.email, { product: PRODUCT, at: path })

/** From the door to a name, as somebody who has never been here. */
async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.goto(`${stage.address}${PRODUCT}/sign-up`)
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  const client = connect(stage.address)
  await page.getByLabel('Code').fill(await mailedCode(client, email))
  client.close()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByLabel('Who you are in the family').fill('A cousin')
  await page.getByRole('switch', { name: /Messages/ }).uncheck()
  await page.getByRole('button', { name: 'Go on' }).click()
}

it('lets nobody in before a yes, whoever was invited at once, and out again', async () => {
  const [admin] = (await familyOf(stage, { ada: 'Ada Weiss' })) as [Somebody]
  await letterOf(admin, '1943-05-02')
  const desk = await at(admin, '/admin/members')
  await desk.getByText('Nobody waits').waitFor()

  const phone = await stage.device({ viewport: PHONE, hasTouch: true })
  await signUp(phone, 'wim@example.com', 'Wim Weiss')
  await phone.getByRole('heading', { name: 'Somebody will let you in' }).waitFor()
  await phone.goto(`${stage.address}${PRODUCT}/letters`)
  await phone.getByRole('heading', { name: 'Somebody will let you in' }).waitFor()

  // Who looks sees who comes.
  await desk.getByText('wim@example.com').waitFor()
  await desk.getByRole('button', { name: 'Let them in' }).click()
  await desk.getByText('Wim Weiss is in.').waitFor()
  await desk.getByText('Nobody waits').waitFor()
  await phone.getByRole('button', { name: 'Look again' }).click()
  await phone.getByRole('heading', { name: 'Welcome, Wim Weiss' }).waitFor()
  await phone.getByRole('heading', { name: 'The first warm evening' }).waitFor()
  await phone.getByRole('link', { name: 'Read this letter' }).click()
  await phone.getByRole('heading', { level: 1, name: 'The first warm evening' }).waitFor()

  await desk.getByRole('button', { name: 'Invite somebody' }).click()
  await desk.getByLabel('E-mail address').fill('eva@example.com')
  await desk.getByLabel('A word from you').fill('Your mother’s letters are here.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click()
  await desk.getByText('A mail is on its way to eva@example.com.').waitFor()
  const hers = await stage.device()
  await signUp(hers, 'eva@example.com', 'Eva Weiss')
  await hers.getByRole('heading', { name: 'Welcome, Eva Weiss' }).waitFor()
  await hers.getByRole('link', { name: 'Look around first' }).click()
  await hers.getByRole('heading', { name: 'Hello, Eva Weiss' }).waitFor()

  await desk.goto(`${stage.address}${PRODUCT}/admin/members?list=members`)
  await desk.getByRole('link', { name: 'Eva Weiss' }).click()
  await desk.getByRole('button', { name: 'Close the account' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click()
  await desk.getByText('Eva Weiss is out.').waitFor()
  await hers.goto(`${stage.address}${PRODUCT}/letters`)
  await hers.getByRole('heading', { name: 'This account rests' }).waitFor()
  await desk.goto(`${stage.address}${PRODUCT}/admin/audit?action=USER_DEACTIVATED`)
  await desk.getByRole('cell', { name: 'USER_DEACTIVATED' }).waitFor()
  stage.forgive(/403/)
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Each would run something where a browser opened it as what it is. */
const HOSTILE_FILES = [
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"><script>hacked=1</script></svg>',
    ),
  },
  {
    name: 'holiday.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>hacked=1</script>'),
  },
] as const

it('brings a message with its files to the other device at once, and nothing that runs', async () => {
  const [uma, vera] = (await familyOf(stage, { uma: 'Uma Weiss', vera: 'Vera Weiss' })) as [
    Somebody,
    Somebody,
  ]
  const hers = await at(vera, '/messages')
  await hers.getByText('No messages yet').waitFor()
  const page = await at(uma, `/family/${vera.id}`)
  await page.getByRole('button', { name: 'Write a message' }).click()
  const field = { name: 'Write a message' }
  await page.getByRole('textbox', field).fill('I found a letter by farfar.')
  await page.getByRole('textbox', field).press('Enter')
  await page.getByRole('log').getByText('I found a letter by farfar.').waitFor()

  await hers.getByRole('link', { name: /Uma Weiss.*1 unread/ }).click()
  await hers.getByRole('log').getByText('I found a letter by farfar.').waitFor()
  await page.getByTestId('attachments').setInputFiles([...HOSTILE_FILES])
  for (const { name } of HOSTILE_FILES)
    await page.getByRole('button', { name: `Send ${name} again` }).waitFor()
  for (const { name } of HOSTILE_FILES)
    await page.getByRole('button', { name: `Take away ${name}` }).click()

  const script = Buffer.from(
    Buffer.from(pdfOf(['Dear Vera']))
      .toString('latin1')
      .replace(
        '/Type /Catalog',
        '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
      ),
    'latin1',
  )
  await page.getByTestId('attachments').setInputFiles([
    { name: 'letter.png', mimeType: 'image/png', buffer: PNG },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: script },
  ])
  await page.getByRole('textbox', field).fill('Sit down first.')
  await page.getByRole('button', { name: 'Send', exact: true, disabled: false }).click()
  await page.getByRole('log').getByRole('link', { name: 'letter.pdf' }).waitFor()

  const log = hers.getByRole('log')
  await log.getByText('Sit down first.').waitFor()
  await log.getByRole('button', { name: 'Show letter.png' }).click()
  await hers.getByRole('dialog', { name: 'letter.png' }).waitFor()
  await hers.keyboard.press('Escape')
  const url = await log.getByRole('link', { name: 'letter.pdf' }).getAttribute('href')
  const given = await hers.request.get(`${stage.address}${url}`)
  expect(given.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(given.headers()['x-content-type-options']).toBe('nosniff')
  expect(await hers.evaluate('window.hacked')).toBeUndefined()

  await page
    .getByRole('log')
    .getByRole('button', { name: 'More about this message' })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await log.getByText('This message was deleted.').waitFor()
  expect(await log.getByRole('link', { name: 'letter.pdf' }).count()).toBe(0)

  await hers.getByRole('button', { name: 'New message' }).click()
  await hers.getByRole('checkbox', { name: 'Uma Weiss' }).check()
  await hers.getByRole('button', { name: 'Write', exact: true }).click()
  await log.getByText('I found a letter by farfar.').waitFor()
  stage.forgive(/4\d\d/)
})

it('draws the family as it is told, for mouse, keys and readers alike', async () => {
  const [rosa] = (await familyOf(stage, { rosa: 'Rosa Hale' })) as [Somebody]
  const page = await at(rosa, '/family')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Edith Hale')
  await page.getByLabel('Born, where').fill('about 1920')
  await page.getByRole('button', { name: 'Add them' }).click()
  await page.getByRole('heading', { name: 'Edith Hale' }).waitFor()
  for (const [name, type] of [
    ['Walter Hale', 'Partner'],
    ['Rosa Hale', 'Child'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a relative' }).click()
    await page.getByRole('combobox', { name: 'Who' }).fill(name)
    await page.getByRole('option', { name: `Somebody new: ${name}` }).click()
    await page.getByRole('radio', { name: type }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Add a relative' }).click()
    await page.getByRole('link', { name }).waitFor()
  }
  await page
    .getByRole('link', { name: /^Rosa Hale/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'More about this person' }).click()
  await page.getByRole('menuitem', { name: 'This is me' }).click()
  await page.getByText('This is you').waitFor()

  await page.getByRole('link', { name: 'In the family tree' }).click()
  const drawing = page.getByRole('region', { name: /as a drawing/ })
  const card = (name: string) => drawing.getByRole('link', { name })
  const [edith, walter, child] = [
    await card('Edith Hale').boundingBox(),
    await card('Walter Hale').boundingBox(),
    await card('Rosa Hale').boundingBox(),
  ]
  expect(edith?.y).toBe(walter?.y)
  expect(child?.y ?? 0).toBeGreaterThan(edith?.y ?? 0)
  await card('Rosa Hale').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Hale')
  await page.keyboard.press('+')
  await expect
    .poll(async () => (await card('Edith Hale').boundingBox())?.width)
    .toBeGreaterThan(edith?.width ?? 0)
  await page.getByRole('button', { name: 'Show all of it' }).click()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'List' }).click()
  await page.getByRole('region', { name: 'Generation 2' }).getByText('Rosa Hale').waitFor()
})

it('carries the whole archive into another house, and looks whether all is whole', async () => {
  const [keeper] = (await familyOf(stage, { keep: 'Kim Keeper' })) as [Somebody]
  await letterOf(keeper, '1951-06-30', { title: 'The bean came up' })
  await made(keeper, 'createPerson(name: $name) { id }', { name: 'Nils Lindqvist' })
  const desk = await at(keeper, '/admin/archive')
  await desk.getByRole('button', { name: 'Export the archive' }).click()
  const saved = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Download' }).first().click()
  // Without a type, as some devices send it.
  const name = (await saved).suggestedFilename()
  const zip = { name, mimeType: '', buffer: await readFile(await (await saved).path()) }
  await desk.goto(`${stage.address}${PRODUCT}/admin/storage`)
  await desk.getByRole('button', { name: 'Check now' }).click()
  await desk.getByText('Everything is as it was put here.').waitFor()

  await using house = await openStage()
  const [other] = (await familyOf(house, { olga: 'Olga Other' })) as [Somebody]
  const page = await house.deviceOf(other.email, { product: PRODUCT, at: '/admin/archive' })
  await page.getByTestId('archive').setInputFiles(zip)
  await page.getByRole('button', { name: 'Read it in' }).click()
  await page.getByText(/^Done/).waitFor()
  await page.goto(`${house.address}${PRODUCT}/letters`)
  await page.getByText('The bean came up').waitFor()
  // Nothing is ever written over.
  await page.goto(`${house.address}${PRODUCT}/admin/archive`)
  await page.getByTestId('archive').setInputFiles(zip)
  await page.getByRole('button', { name: 'Read it in' }).click()
  await page.getByRole('alert').waitFor()
  expect(house.complaints().filter((one) => !/409|4\d\d/.test(one))).toEqual([])
})

it('takes a word from who is not in, in their language', async () => {
  const page = await stage.device({ locale: 'de-DE' })
  await page.goto(`${stage.address}${PRODUCT}/contact`)
  await page.getByLabel('Dein Name').fill('Greta')
  await page.getByLabel('Deine E-Mail-Adresse').fill('greta@example.com')
  await page.getByLabel('Worum es geht').fill('Ich bin die Enkelin von Nils.')
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByRole('heading', { name: 'Es ist unterwegs' }).waitFor()
})
