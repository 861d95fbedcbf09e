import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()

async function goalOf(owner: Somebody, title: string): Promise<string> {
  const { createGoal } = await owner.ask<{ createGoal: { id: string } }>(
    `mutation ($title: String!) { createGoal(title: $title) { id } }`,
    { title },
  )
  return createGoal.id
}

it('finds people as one types: to invite, to mention, to write to', async () => {
  const [ana, ben] = [
    await stage.somebody('ana', 'Ana García'),
    await stage.somebody('ben', 'Ben Økafor'),
  ]
  await stage.somebody('benno', 'Benno Fuchs')
  await ana.ask(`mutation { followUser(followeeId: "${ben.id}") { followeeId } }`)
  const goalId = await goalOf(ana, 'Run <b>far</b>')
  const [hers, his] = [await stage.deviceOf(ana.email), await stage.deviceOf(ben.email)]

  await hers.goto(`${stage.address}/goalsguild/goals/${goalId}/invite`)
  const who = hers.getByRole('combobox', { name: /Name, nickname/ })
  await who.pressSequentially('oka')
  await hers.getByRole('option', { name: /Ben Økafor/ }).waitFor()
  expect(await barriers(hers)).toEqual([])
  await who.press('ArrowDown')
  await who.press('Enter')
  expect(await who.inputValue()).toBe('ben')
  await hers.getByRole('button', { name: 'Send the invite' }).click()
  await his.getByText('Ana García invites you to “Run <b>far</b>”').waitFor()

  await his.goto(`${stage.address}/goalsguild/invites`)
  await his.getByRole('button', { name: 'Take part' }).click()
  await his.getByRole('button', { name: 'Take part' }).waitFor({ state: 'detached' })
  await hers.goto(`${stage.address}/goalsguild/goals/${goalId}`)
  const comment = hers.getByRole('textbox', { name: 'Cheer, ask, or answer…' })
  await comment.pressSequentially('Look, @be')
  await hers.getByRole('option').first().waitFor()
  expect(await hers.getByRole('option').allTextContents()).toEqual([
    expect.stringContaining('Ben Økafor'),
    expect.stringContaining('Benno Fuchs'),
  ])
  expect(await barriers(hers)).toEqual([])
  await comment.press('Enter')
  expect(await comment.inputValue()).toBe('Look, @ben ')
  await comment.pressSequentially('we did it')
  await comment.press('Control+Enter')
  await his.getByText('Ana García mentioned you in “Run <b>far</b>”').waitFor()
  await his.getByRole('button', { name: /Notifications/ }).click()
  await his.getByRole('dialog').getByText('Look, @ben we did it').waitFor()
  expect(await barriers(his)).toEqual([])

  await hers.goto(`${stage.address}/goalsguild/chat`)
  await hers.getByRole('button', { name: 'New message' }).click()
  await hers.getByRole('combobox', { name: 'To' }).pressSequentially('ben')
  await hers.getByRole('option', { name: /Benno/ }).waitFor()
  await hers.getByRole('combobox', { name: 'To' }).press('Enter')
  await hers.getByRole('heading', { name: 'Ben Økafor' }).waitFor()
})

it('shows a picture to its person at once, and then to everybody', async () => {
  const [cleo, dora] = [await stage.somebody('cleo', 'Cleo'), await stage.somebody('dora', 'Dora')]
  const hers = await stage.deviceOf(cleo.email)
  await hers.goto(`${stage.address}/goalsguild/settings/profile`)
  await hers.getByRole('button', { name: 'Choose a picture' }).waitFor()
  await hers.getByTestId('picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await hers.screenshot(),
  })
  await hers.getByText('That’s you now.').waitFor()
  await hers.getByRole('button', { name: 'Remove it' }).waitFor()
  const theirs = await stage.deviceOf(dora.email)
  await theirs.goto(`${stage.address}/goalsguild/people`)
  await theirs.getByRole('searchbox').pressSequentially('cle')
  const picture = theirs.getByRole('main').locator('img')
  await picture.waitFor()
  const seen = () =>
    picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
  await expect.poll(seen).toBe(256)
  await hers.getByRole('button', { name: 'Remove it' }).click()
  await hers.getByText('The picture is gone.').waitFor()
})
