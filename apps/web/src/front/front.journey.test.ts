import { expect, it } from 'vitest'
import { barriers, overflow } from '../testing/accessible.ts'
import { holdAnswers } from '../testing/answers.ts'
import { PHONE } from '../testing/browser.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage({ world: true })

it('leads from a fresh start to a home that is lived in, with one click', async () => {
  const page = await stage.device({ reducedMotion: 'no-preference' })
  await page.goto(stage.address)
  await page.getByRole('button', { name: 'Come in as Robin Hale' }).click()
  await page.getByRole('heading', { name: /, Robin$/ }).waitFor()
  // The world may still be growing: what comes is shown as it comes, or after a look again.
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('heading', { name: /, Robin$/ }).waitFor()
      return page.getByText('I have practised looking calm').count()
    })
    .toBe(1)
  await page.getByRole('checkbox', { name: /Book the train to Lakeside/ }).waitFor()
  await page.getByText('Ten things in seven days').waitFor()
  await page.getByText('نور حداد').first().waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // The same account, from one product to the next.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('collab')
  await page.getByRole('option', { name: 'CollabHub' }).click()
  await page.waitForURL(/collabhub\/s\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

it('comes in as somebody with another role, on a phone, in German', async () => {
  const page = await stage.device({ viewport: PHONE, hasTouch: true, locale: 'de-DE' })
  await page.goto(stage.address)
  await page.getByRole('button', { name: 'Als Priya Raman hereinkommen' }).click()
  await page.getByRole('heading', { name: /, Priya$/ }).waitFor()
})

const DOORS = [
  { who: 'Come in as Robin Hale', role: 'member', at: /\/goalsguild\/?$/ },
  { who: 'Come in as Priya Raman', role: 'admin', at: /\/goalsguild\/?$/ },
  { who: /^Come in as Otto/, role: 'partner', at: /\/goalsguild\/?$/ },
  { who: 'Work as Robin Hale', role: 'founder', at: /\/collabhub\/s\/[^/]+\/overview$/ },
  { who: /^Work as Mei/, role: 'talent', at: /\/collabhub\/roles$/ },
  { who: /^Work as Vera/, role: 'investor', at: /\/collabhub\/startups$/ },
  { who: 'Work as Priya Raman', role: 'admin', at: /\/collabhub\/admin\/queue$/ },
  { who: /^Read as Robin/, role: 'relative', at: /\/holdthatthought\/?$/ },
  { who: /^Read as Margaret/, role: 'admin', at: /\/holdthatthought\/?$/ },
]

it('has one click for everybody whom there is to be', async () => {
  const page = await stage.device()
  await page.goto(stage.address)
  const buttons = page.getByRole('button', { name: /^(Come in|Work|Read) as / })
  expect(await buttons.count()).toBe(DOORS.length)
  await page.context().close()
})

it.each(DOORS)('lets in by one click: $role, $who', async ({ who, at }) => {
  const page = await stage.device()
  await page.goto(stage.address)
  await page.getByRole('button', { name: who }).first().click()
  await page.waitForURL(at)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('This could not be loaded.').count()).toBe(0)
})

it('shows its pictures by night as soon as the device turns dark', async () => {
  const page = await stage.device({ colorScheme: 'light' })
  await page.goto(stage.address)
  const picture = page.getByRole('img', { name: /^The page of a goal/ })
  await expect.poll(() => picture.getAttribute('src')).toContain('goals-light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => picture.getAttribute('src')).toContain('goals-dark')
})

it('says what is wrong when nobody can be let in', async () => {
  const page = await stage.device()
  await page.goto(stage.address)
  await page.route('**/accounts/session', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ errors: [{ message: 'At most 10 in 900 seconds.' }] }),
    }),
  )
  await page.getByRole('button', { name: 'Come in as Robin Hale' }).click()
  await page.getByRole('alert').getByText('At most 10 in 900 seconds.').waitFor()
  expect(await page.getByRole('button', { name: /Come in as Robin/ }).isEnabled()).toBe(true)
})

it('keeps one account for all products, with what looks how it was chosen', async () => {
  const page = await stage.device()
  await page.goto(`${stage.address}/account`)
  await page.getByRole('button', { name: 'demo person' }).click()
  await page.getByRole('heading', { name: 'Security' }).waitFor()
  await page.getByText('This device').waitFor()
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  // Chosen is what one has chosen, also while its words are on their way.
  const words = await holdAnswers(page, '**/assets/de-*.js')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  expect(await page.getByRole('heading', { name: 'Preferences' }).isVisible()).toBe(true)
  words.release()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.getByRole('link', { name: 'Produkte und Daten' }).click()
  await expect.poll(() => page.getByText('Du bist dort als Robin Hale.').count()).toBe(3)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail').waitFor()
})
