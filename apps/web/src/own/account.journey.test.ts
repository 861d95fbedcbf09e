import { readFile } from 'node:fs/promises'
import { connect, mailsTo, newPerson, PASSWORD, signIn } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { PHONE } from '../testing/browser.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const HOME = { product: '/account', at: '/products' }

it('goes with its profiles in all products, on every device, and its address is free', async () => {
  const { email, ask } = await stage.somebody('vera', 'Vera Lind')
  const client = connect(stage.address)
  const { idToken: token } = await signIn(client, email)
  const register = (endpoint: string, query: string) =>
    client.graphql({ query, endpoint: `/${endpoint}/graphql` }, token)
  await register(
    'collabhub',
    'mutation { registerUser(firstName: "Vera", lastName: "Lind", role: TALENT) { id } }',
  )
  await register('holdthatthought', 'mutation { registerUser(displayName: "Vera") { userId } }')
  await ask('mutation { createGoal(title: "Leave no trace") { id } }')

  const elsewhere = await stage.deviceOf(email, { at: '/goals' })
  await elsewhere.getByText('Leave no trace').first().waitFor()
  const page = await stage.deviceOf(email, { ...HOME, viewport: PHONE })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const write = async (address: string, password: string) => {
    await dialog.getByLabel('Your e-mail address').fill(address)
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
  }
  await write('somebody@example.com', PASSWORD)
  await dialog.getByText('That is not your address.').waitFor()
  // The server says no to a wrong password.
  stage.forgive(/401/)
  await write(email, 'not my password')
  await dialog.getByText('This is not your password.').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page, 'dialog[open]')).toEqual([])
  }
  await write(email, PASSWORD)
  await page.getByText('Your account is deleted. Farewell.').waitFor()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await elsewhere.goto(`${stage.address}/goalsguild/goals`)
  await elsewhere.getByRole('heading', { name: 'Welcome back' }).waitFor()

  expect((await register('goalsguild', '{ me { id } }')).status).toBe(401)
  await expect
    .poll(async () => {
      const [newest = ''] = await mailsTo(client, email)
      return (await client.send(newest)).text
    })
    .toContain('Your account is deleted')
  const { idToken } = await newPerson(client, email)
  const mine = await client.graphql<{ me: object | null }>(
    { query: '{ me { id } }', endpoint: '/goalsguild/graphql' },
    idToken,
  )
  expect(mine.data).toEqual({ me: null })
  const again = await client.graphql(
    {
      query: 'mutation { registerUser(nickname: "vera", fullName: "Vera Lind") { email } }',
      endpoint: '/goalsguild/graphql',
    },
    idToken,
  )
  expect(again.data).toEqual({ registerUser: { email } })
  client.close()
})

it('goes also when admins have shut its person out of everything', async () => {
  const { email } = await stage.somebody('rosa', 'Rosa Lind')
  const warden = await stage.somebody('warden', 'Warden')
  const client = connect(stage.address)
  const asOf = async (address: string) => {
    const { idToken } = await signIn(client, address)
    return async (system: string, query: string) => {
      const answer = await client.graphql<Record<string, Record<string, string>>>(
        { query, endpoint: `/${system}/graphql` },
        idToken,
      )
      expect(answer.errors).toBeUndefined()
      return answer.data as Record<string, Record<string, string>>
    }
  }
  const [own, admin] = [await asOf(email), await asOf(warden.email)]
  for (const ask of [own, admin]) {
    await ask(
      'collabhub',
      'mutation { registerUser(firstName: "Rosa", lastName: "Lind", role: TALENT) { id } }',
    )
    await ask('holdthatthought', 'mutation { registerUser(displayName: "Rosa") { userId } }')
  }
  const { me } = await own('goalsguild', '{ me { id } }')
  for (const system of ['goalsguild', 'collabhub', 'holdthatthought'])
    await stage.promote(warden.email, system)
  const whom = `userId: "${me?.['id']}"`
  await admin('goalsguild', `mutation { suspendUser(${whom}) { id } }`)
  await admin('collabhub', `mutation { banUser(${whom}, reason: "They have spammed.") { id } }`)
  await admin('holdthatthought', `mutation { deactivateUser(${whom}) { userId } }`)

  const page = await stage.deviceOf(email, HOME)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your e-mail address').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account is deleted. Farewell.').waitFor()
  client.close()
})

it('is deleted though the answer was lost, when it is asked once more', async () => {
  const { email } = await stage.somebody('wim', 'Wim')
  const page = await stage.deviceOf(email, HOME)
  stage.forgive(/401|ERR_/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your e-mail address').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.route('**/accounts/graphql', async (route) => {
    const isDeletion = route.request().postData()?.includes('deleteAccount') ?? false
    if (!isDeletion) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const act = dialog.getByRole('button', { name: 'Delete my account' })
  await act.click()
  await dialog.getByRole('alert').waitFor()
  await act.click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

it('is not called deleted when the server has refused it', async () => {
  const { email } = await stage.somebody('yara', 'Yara')
  const page = await stage.deviceOf(email, HOME)
  stage.forgive(/401/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your e-mail address').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.route('**/accounts/graphql', async (route) => {
    if (!route.request().postData()?.includes('deleteAccount')) return route.continue()
    const extensions = { code: 'CONFLICT', reason: 'accounts.profiles' }
    await route.fulfill({ json: { errors: [{ message: 'There is a profile left.', extensions }] } })
  })
  const act = dialog.getByRole('button', { name: 'Delete my account' })
  await act.click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Password').fill('not my password')
  await act.click()
  await dialog.getByText('This is not your password.').waitFor()
})

it('is saved as a file without anything that opens it', async () => {
  const { email } = await stage.somebody('xaver', 'Xaver')
  const page = await stage.deviceOf(email, HOME)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my account’s data' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^longtable-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const { items } = JSON.parse(text) as { items: { type: string; email?: string }[] }
  expect(items.find(({ type }) => type === 'Account')?.email).toBe(email)
  expect(items.some(({ type }) => type === 'Session')).toBe(true)
  expect(text).not.toMatch(/hash|argon2|eyJ/i)
})
