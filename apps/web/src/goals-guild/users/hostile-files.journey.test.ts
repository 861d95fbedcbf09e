import { expect, it } from 'vitest'
import { HOSTILE_PICTURES } from '../../testing/hostile-files.ts'
import { injected } from '../../testing/hostile.ts'
import { onStage } from '../../testing/on-stage.ts'
import { sendFile } from '../../testing/send-file.ts'

const stage = onStage()

const UNREADABLE = 'This picture cannot be read. Try a PNG, JPEG or WebP.'

it('takes no file for a face or a photo that is no picture, whatever it is called', async () => {
  const ana = await stage.somebody('ana', 'Ana')
  const page = await stage.deviceOf(ana.email, { at: '/settings/profile' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  for (const file of HOSTILE_PICTURES) {
    await page.reload()
    await page.getByTestId('picture').setInputFiles({ ...file })
    await page.getByText(UNREADABLE).waitFor()
    expect(await injected(page), file.name).toEqual([])
  }
  for (const file of HOSTILE_PICTURES) {
    await page.goto(`${stage.address}/goalsguild/`)
    await page.getByRole('textbox', { name: 'What did you do today?' }).fill('Look!')
    await page.getByLabel('Add a photo').setInputFiles({ ...file })
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('The photo could not be sent.').waitFor()
    expect(await injected(page), file.name).toEqual([])
  }
  expect(sent).toEqual([])
  expect(await page.getByRole('article').count()).toBe(0)
})

it('refuses the same from whoever sends it past the page, and shows no part of it', async () => {
  // Nobody may announce more than ten files in five minutes.
  const [ben, bea] = [await stage.somebody('ben', 'Ben'), await stage.somebody('bea', 'Bea')]
  for (const { buffer: bytes } of HOSTILE_PICTURES)
    for (const contentType of ['image/png', 'image/jpeg', 'image/webp'])
      for (const [who, purpose] of [
        [ben, 'avatar'],
        [bea, 'activity'],
      ] as const)
        await expect(sendFile(who, stage.address, { purpose, contentType, bytes })).rejects.toThrow(
          /uploads\./,
        )
  await expect(
    sendFile(ben, stage.address, {
      purpose: 'avatar',
      contentType: 'image/svg+xml',
      bytes: HOSTILE_PICTURES[0].buffer,
    }),
  ).rejects.toThrow(/INVALID/)
})

it('shows of a picture with a page behind it the picture alone', async () => {
  const cleo = await stage.somebody('cleo', 'Cleo')
  const page = await stage.deviceOf(cleo.email, { at: '/settings/profile' })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  const bytes = Buffer.concat([picture, HOSTILE_PICTURES[1].buffer])
  const uploadId = await sendFile(cleo, stage.address, {
    purpose: 'avatar',
    contentType: 'image/png',
    bytes,
  })
  const { setAvatar } = await cleo.ask<{ setAvatar: { avatarUrl: string } }>(
    `mutation { setAvatar(uploadId: "${uploadId}") { avatarUrl } }`,
  )
  const given = await page.request.get(`${stage.address}${setAvatar.avatarUrl}`)
  expect(given.headers()['content-type']).toMatch(/^image\//)
  expect(given.headers()['x-content-type-options']).toBe('nosniff')
  expect(given.headers()['content-security-policy']).toContain("default-src 'none'")
  expect((await given.body()).toString('latin1')).not.toContain('hacked')
  await page.goto(`${stage.address}${setAvatar.avatarUrl}`)
  expect(await page.evaluate('window.hacked')).toBeUndefined()
})
