import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { injected } from '../testing/hostile.ts'
import { hubScene } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'
import { pdfOf } from '../testing/pdf.ts'

const stage = onStage()
const { at, go, applied, talking } = hubScene(stage)

const HARM = '<script>parent.hacked=1;hacked=1</script>'
const svg = {
  name: 'face.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="hacked=1">${HARM}<rect width="9" height="9"/></svg>`,
  ),
}
const html = {
  name: 'face.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(`<!doctype html><title>x</title>${HARM}`),
}
/** A page that asks for a script when it is opened. */
const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdfOf(['One', 'Two']) }
const htmlAsPdf = { ...html, name: 'paper.pdf', mimeType: 'application/pdf' }

/** Neither here nor in anything that was opened from here. */
async function expectHarmless(page: Page): Promise<void> {
  for (const one of page.context().pages()) expect(await injected(one)).toEqual([])
}

/** A browser that is handed one of our files shows it as what it was taken for, or keeps it. */
async function answerOf(page: Page, address: string) {
  const answer = await page.context().request.get(new URL(address, stage.address).href)
  const headers = answer.headers()
  return {
    type: headers['content-type'],
    sniff: headers['x-content-type-options'],
    policy: headers['content-security-policy'] ?? '',
  }
}

it('takes no picture that is a page, and draws one that has a script', async () => {
  stage.forgive(/400|422/)
  const [founder, talent] = [
    await stage.member('fay', 'FOUNDER'),
    await stage.member('tal', 'TALENT'),
  ]
  const { startupId } = await applied(founder, talent)
  for (const [path, field] of [
    ['/settings/profile', 'picture'],
    [`/s/${startupId}/profile`, 'logo'],
  ] as const) {
    const page = await at(founder, path)
    await page.getByTestId(field).setInputFiles(html)
    await page
      .getByRole('status')
      .getByText(/picture|image/i)
      .waitFor()
    // What a browser can draw of it is sent as a picture of that, and nothing else of it.
    await page.getByTestId(field).setInputFiles(svg)
    await expectHarmless(page)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectHarmless(page)
    const sources = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main img')].map((one) => one.src)",
    )
    for (const source of sources.filter((one) => one.includes('/files/')))
      expect((await answerOf(page, source)).type).toMatch(/^image\/(webp|png|jpeg)/)
  }
})

it('takes no file into a talk that is not what it says, keeps the words, and shows a PDF as one', async () => {
  stage.forgive(/400|422/)
  const [founder, talent] = [
    await stage.member('fia', 'FOUNDER'),
    await stage.member('tom', 'TALENT'),
  ]
  const { applicationId } = await applied(founder, talent)
  const talkId = await talking(founder, applicationId)
  const page = await at(founder, `/messages/${talkId}`)
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await field.waitFor()
  for (const file of [svg, html, htmlAsPdf]) {
    await page.getByTestId('chat-file').setInputFiles(file)
    await field.fill('Look at this.')
    const isRefused = page.waitForResponse(async (response) => {
      const body = response.request().postData() ?? ''
      if (!/mutation (Start|Finish)Upload/.test(body)) return false
      return 'errors' in ((await response.json()) as object)
    })
    await field.press('Enter')
    await isRefused
    // Nothing was said, and nothing that was written or chosen is lost.
    await page.getByText(`Attached: ${file.name}`).waitFor()
    expect(await field.inputValue()).toBe('Look at this.')
    expect(await page.getByRole('log').getByText('Look at this.').count()).toBe(0)
    await page.getByRole('button', { name: 'Take it away' }).click()
  }
  await page.getByTestId('chat-file').setInputFiles(pdf)
  await field.press('Enter')
  const link = page.getByRole('link', { name: 'Open the file' })
  await link.waitFor()
  const shown = await answerOf(page, (await link.getAttribute('href')) ?? '')
  expect(shown.type).toMatch(/^application\/pdf/)
  expect(shown.sniff).toBe('nosniff')
  expect(shown.policy).toMatch(/default-src 'none'|sandbox/)
  await expectHarmless(page)
})

it('takes no deck and no résumé that is a page, and runs nothing of one that asks for it', async () => {
  stage.forgive(/400|422/)
  const [founder, talent] = [
    await stage.member('flo', 'FOUNDER'),
    await stage.member('tim', 'TALENT'),
  ]
  const { startupId, roleId } = await applied(founder, await stage.member('tea', 'TALENT'))
  const desk = await at(founder, `/s/${startupId}/deck`)
  await desk.getByText('No pitch deck yet').waitFor()
  await desk.getByTestId('deck').setInputFiles(htmlAsPdf)
  await desk
    .getByRole('status')
    .getByText(/PDF|file/)
    .waitFor()
  await desk.getByText('No pitch deck yet').waitFor()
  await desk.getByTestId('deck').setInputFiles(pdf)
  await desk.getByRole('img', { name: 'Page 1 of 2' }).waitFor()
  await expectHarmless(desk)

  const page = await at(talent, `/roles/${roleId}/apply?startup=${startupId}`)
  await page
    .getByLabel('Your letter')
    .fill('I read what others leave unread, and mend it. '.repeat(3))
  await page.getByTestId('resume').setInputFiles(htmlAsPdf)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByTestId('resume').setInputFiles(pdf)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByRole('heading', { name: 'My applications' }).waitFor()
  await go(desk, `/s/${startupId}/applicants`)
  await desk.getByRole('button', { name: /tim Example/ }).click()
  const resume = desk.getByRole('link', { name: 'Open the PDF' })
  expect((await answerOf(desk, (await resume.getAttribute('href')) ?? '')).type).toMatch(
    /^application\/pdf/,
  )
  await expectHarmless(desk)
})
