import { connect, mailedCode, PASSWORD as SOMEBODYS } from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { holdAnswers } from '../testing/answers.ts'
import { PHONE } from '../testing/browser.ts'
import { onStage } from '../testing/on-stage.ts'

const PASSWORD = 'a sentence of my own'

const stage = onStage()

async function signInAt(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(SOMEBODYS)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** By the door. */
async function enter(path: string, email: string) {
  const page = await stage.device()
  await page.goto(`${stage.address}${path}`)
  await signInAt(page, email)
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  return page
}

it('leads from nothing to the first goal, on a phone', async () => {
  const pia = await stage.somebody('pia', 'Pia Runner')
  await pia.ask('mutation { updateProfile(tags: ["running"]) { id } }')
  const page = await stage.device({ viewport: PHONE, hasTouch: true })
  await page.goto(`${stage.address}/goalsguild`)
  await page.getByRole('link', { name: 'New here?' }).click()
  // The door has the same fields, and is there until this page is.
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByLabel('E-mail').fill('mira@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  const client = connect(stage.address)
  await page.getByLabel('Code').fill(await mailedCode(client, 'mira@example.com'))
  client.close()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.getByLabel('Nickname').fill('mira-o')
  await page.getByLabel('Name', { exact: true }).fill('Mira Öztürk')
  await page.getByRole('button', { name: 'Set out' }).click()
  await page.getByRole('button', { name: '#running' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const alike = page.getByRole('button', { name: 'Follow Pia Runner' })
  await alike.click()
  await page.getByRole('button', { name: 'On to your first goal' }).click()

  await page.getByLabel('What do you want to reach?').fill('Swim a mile 🏊')
  await page.getByLabel('Step 1').fill('Buy goggles')
  await page.getByRole('button', { name: 'Set a goal' }).click()
  await page.getByRole('heading', { name: 'Invite to this goal' }).waitFor()
  await page.getByRole('link', { name: 'Swim a mile 🏊' }).click()
  await page.getByRole('checkbox', { name: 'Complete “Buy goggles”' }).check()
  await page.getByText('1 of 1 steps').waitFor()
})

it('keeps somebody signed in when the page is opened anew, and signs out of all tabs', async () => {
  const { email } = await stage.somebody('tomas', 'Tomás Ribeiro')
  const page = await enter('/goalsguild', email)
  await page.reload()
  await page.getByRole('heading', { name: /, Tomás$/ }).waitFor()
  expect(await page.evaluate('JSON.stringify(localStorage) + document.cookie')).not.toMatch(/eyJ/)

  const second = await page.context().newPage()
  const opening = second.waitForEvent('websocket')
  await second.goto(`${stage.address}/goalsguild/goals`)
  const socket = await opening
  await second.getByRole('heading', { name: 'Your goals' }).waitFor()
  // What either asks for between the end and the word of it is refused.
  stage.forgive(/401/)
  // By either it learns that something has ended, and asks what.
  const heard = Promise.race([
    second.waitForResponse((response) => response.status() === 401),
    socket.waitForEvent('close'),
  ])
  const end = await holdAnswers(page, '**/accounts/session/end')
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await end.done
  await second.getByRole('link', { name: 'Quests' }).first().click()
  await heard
  end.release()
  await second.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await second.reload()
  await second.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

it('is one person’s in every tab, whoever came in by another tab of it', async () => {
  const uma = await stage.somebody('uma', 'Uma')
  const vito = await stage.somebody('vito', 'Vito')
  const page = await stage.device()
  await page.goto(`${stage.address}/goalsguild`)
  const tab = await page.context().newPage()
  await tab.goto(`${stage.address}/goalsguild`)
  await tab.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signInAt(page, uma.email)
  await page.getByRole('heading', { name: /, Uma$/ }).waitFor()
  // What the first tab asks for while it learns of the other person is refused.
  stage.forgive(/401/)
  await signInAt(tab, vito.email)
  await tab.getByRole('heading', { name: /, Vito$/ }).waitFor()
  await page.getByRole('heading', { name: /, Vito$/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /, Vito$/ }).waitFor()
})

it('sends nothing in the name of the next person of what the one before them wrote', async () => {
  const wanda = await stage.somebody('wanda', 'Wanda')
  const yuri = await stage.somebody('yuri', 'Yuri')
  const { createGoal } = await wanda.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Cross the lake", visibility: public) { id } }',
  )
  const page = await stage.deviceOf(wanda.email, { at: `/goals/${createGoal.id}` })
  const field = page.getByRole('textbox', { name: 'Cheer, ask, or answer…' })
  await field.waitFor()
  await page.clock.install()
  stage.forgive(/ERR_CONNECTION_REFUSED|401/)
  let tries = 0
  await page.route('**/goalsguild/graphql', (route) => {
    if (!route.request().postData()?.includes('mutation AddComment')) return route.fallback()
    tries += 1
    return route.abort('connectionrefused')
  })
  await field.fill('Mine alone')
  await field.press('Control+Enter')
  await page.getByText('What you wrote waits').waitFor()
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signInAt(page, yuri.email)
  await page.getByRole('heading', { name: /, Yuri$/ }).waitFor()
  const before = tries
  // Longer than any pause between two tries.
  await page.clock.fastForward(60_000)
  await page.getByRole('link', { name: 'Quests' }).first().click()
  await page.getByRole('heading', { name: 'Quests', level: 1 }).waitFor()
  expect(tries).toBe(before)
})

interface MenuButton {
  click(): void
  readonly popoverTargetElement: { querySelector(name: string): { focus(): void } }
}

it('signs out whoever is quick, and says so when it cannot', async () => {
  const { email } = await stage.somebody('quirin', 'Quirin Quick')
  const page = await enter('/goalsguild', email)
  await page.getByRole('heading', { name: /, Quirin$/ }).waitFor()
  await page.waitForLoadState('networkidle')
  // The entry is chosen before the menu tells that it has opened.
  const choose = async () => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: 'Account' })
      .evaluate((button) => {
        const { click, popoverTargetElement: menu } = button as unknown as MenuButton
        click.call(button)
        menu.querySelector('[role=menuitem]:last-child').focus()
      })
    await page.keyboard.press('Enter')
  }
  // What is asked for between the end and the word of it is refused.
  stage.forgive(/ERR_FAILED|401/)
  await page.route('**/accounts/session/end', (route) => route.abort(), { times: 1 })
  await choose()
  await page.getByRole('status').getByText('The server cannot be reached').waitFor()
  await choose()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

it('shows the demo person home at a click', async () => {
  const page = await stage.device()
  await page.goto(`${stage.address}/goalsguild`)
  await page.getByRole('button', { name: 'demo person' }).click()
  await page.getByRole('heading', { name: /, Robin$/ }).waitFor()
})

it('goes on to where somebody was going, and to no other server', async () => {
  const { email } = await stage.somebody('ines', 'Inês Duarte')
  const arrive = async (path: string) => {
    const page = await enter(path, email)
    return page.url().slice(stage.address.length)
  }
  expect(await arrive('/goalsguild/settings/security?token=abc')).toBe(
    '/goalsguild/settings/security?token=abc',
  )
  expect(await arrive('/goalsguild/sign-in?from=%2F%2Fevil.example%2Fgoalsguild')).toBe(
    '/goalsguild/',
  )
})

it('says what is wrong at the place where it is', async () => {
  const page = await stage.device()
  await page.goto(`${stage.address}/goalsguild/sign-up`)
  await page.getByLabel('E-mail').fill('short@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('must have 10 to 256 characters').waitFor()
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true')
})
