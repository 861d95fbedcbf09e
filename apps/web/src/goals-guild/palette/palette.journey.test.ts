import { connect, signIn } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('leads anywhere by keys alone', async () => {
  const ana = await stage.somebody('ana', 'Ana García')
  const bente = await stage.somebody('bente', 'Bente Holm')
  await bente.ask(
    'mutation { createGoal(title: "Round the island", description: "By kayak, in May.", visibility: public) { id } }',
  )
  await ana.ask('mutation { createGoal(title: "Zürich marathon") { id } }')
  const page = await stage.deviceOf(ana.email)
  const field = page.getByRole('combobox')

  await page.keyboard.press('Control+k')
  await field.waitFor()
  expect(await barriers(page)).toEqual([])
  await field.fill('zur')
  await page.getByRole('option', { name: /Zürich marathon/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Zürich marathon' }).waitFor()

  await page.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).waitFor()
  await page.keyboard.press('c')
  await page.keyboard.type('Soon.')
  expect(await page.evaluate('document.activeElement.value')).toBe('Soon.')
  await page.keyboard.press('Control+k')
  await field.fill('ben')
  await page.getByRole('option', { name: /Bente Holm/ }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  const first = page.getByRole('option').first()
  expect(await first.getAttribute('aria-selected')).toBe('true')
  await page.getByRole('option', { name: /Bente Holm/ }).click()
  await page.getByRole('heading', { name: 'Bente Holm' }).waitFor()

  // What others have made is found by its words, as soon as the index has heard of it.
  const kayak = '{ search(text: "kayak") { items { kind } } }'
  await expect.poll(() => ana.ask(kayak)).toEqual({ search: { items: [{ kind: 'goal' }] } })
  await page.keyboard.press('Control+k')
  await field.fill('kayak')
  await page.getByRole('option', { name: /Round the island/ }).click()
  await page.getByRole('heading', { name: 'Round the island' }).waitFor()

  await page.keyboard.press('Control+k')
  await field.fill('#running')
  // The pointer rests where it was pressed: what comes to lie under it is not chosen by that.
  const tag = page.getByRole('option', { name: /#running/, selected: true })
  await tag.waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '#running' }).waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  // Keys are those of the dialog as long as it is there.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('bent')
  await page.getByRole('link', { name: /Bente Holm/ }).waitFor()
  await page.getByRole('searchbox').fill('kayak')
  await page.getByRole('link', { name: /Round the island.*By kayak, in May/ }).waitFor()
  await page.getByRole('navigation', { name: 'What to show' }).getByText('People').click()
  await page.getByText('Nothing was found for “kayak”.').waitFor()
  expect(await barriers(page)).toEqual([])
})

it('finds what is somebody’s in other products too, from any of them', async () => {
  const cleo = await stage.somebody('cleo', 'Cleo Brandt')
  await cleo.ask('mutation { createGoal(title: "Mend the quernstone", visibility: public) { id } }')
  const client = connect(stage.address)
  const { idToken } = await signIn(client, cleo.email)
  const hub = async (query: string) =>
    (
      await client.graphql<Record<string, { id: string }>>(
        { query, endpoint: '/collabhub/graphql' },
        idToken,
      )
    ).data
  const page = await stage.deviceOf(cleo.email)
  const field = page.getByRole('dialog').getByRole('combobox')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('Elsewhere')) asked.push(new URL(request.url()).pathname)
  })
  // Nobody is asked where one is not registered.
  await page.keyboard.press('Control+k')
  await field.fill('quern')
  await page.getByRole('option', { name: /Mend the quernstone/ }).waitFor()
  await page.keyboard.press('Escape')
  expect(asked).toEqual([])

  await hub('mutation { registerUser(firstName: "Cleo", lastName: "Brandt", role: TALENT) { id } }')
  const found = '{ search(text: "quernstone") { items { kind } } }'
  await expect.poll(() => cleo.ask(found)).toEqual({ search: { items: [{ kind: 'goal' }] } })
  await page.goto(`${stage.address}/collabhub/roles`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field.fill('q')
  await field.fill('quern')
  const goals = page.getByRole('group', { name: 'GoalsGuild' })
  await goals.getByRole('option', { name: 'Mend the quernstone' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(new Set(asked)).toEqual(new Set(['/goalsguild/graphql']))
  await goals.getByRole('option').click()
  await page.waitForURL(/goalsguild\/goals\//)
  await page.getByRole('heading', { name: 'Mend the quernstone' }).waitFor()
  client.close()
})

it('is gone with Escape, before the browser tells of it', async () => {
  const { email } = await stage.somebody('quick', 'Quick')
  const page = await stage.deviceOf(email)
  await page.evaluate(
    `addEventListener('close', (event) => event.stopImmediatePropagation(), true)`,
  )
  for (const key of ['?', 'Control+k', 'Control+k', '?', '?']) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
})

it('stays where somebody went while more is found', async () => {
  await stage.somebody('slowly', 'Slow and steady')
  const { ask, email } = await stage.somebody('hare', 'Hare')
  const page = await stage.deviceOf(email)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/goalsguild/graphql', async (route) => {
    if (route.request().postData()?.includes('MatchingPeople')) await asked
    await route.fallback()
  })
  await ask('mutation { createGoal(title: "Slow down") { id } }')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('slow')
  await page.getByRole('option', { name: 'Slow down' }).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('option', { name: 'Everything with #slow', selected: true }).waitFor()
  answer()
  await page.getByRole('option', { name: /@slowly/ }).waitFor()
  await page.getByRole('option', { name: 'Everything with #slow', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '#slow' }).waitFor()
})
