import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { familyOf, LETTER, letterOf } from '../../testing/letters-crowd.ts'
import { onStage } from '../../testing/on-stage.ts'
import { settled } from '../../testing/settled.ts'
import { localDay } from './pick.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'

/** The operation's name, of what goes to the product's API. */
const nameOf = (request: Request): string | undefined =>
  request.url().endsWith(`${PRODUCT}/graphql`)
    ? /"query":"\w+ (\w+)/.exec(request.postData() ?? '')?.[1]
    : undefined

const isNamed = (name: string) => (request: Request) => nameOf(request) === name

/** What a page asks for from its beginning on; who this is is told when the rest was asked for. */
async function comeBack(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(nameOf(request) ?? ''))
  const home = page.waitForRequest(isNamed('Home'))
  const unread = page.waitForRequest(isNamed('UnreadCount'))
  await page.route(`**${PRODUCT}/graphql`, async (route) => {
    if (nameOf(route.request()) === 'Me') await Promise.all([home, unread])
    await route.continue()
  })
  await page.reload()
  await page.getByText('leave the window open').first().waitFor()
  await settled(page)
  return asked.filter((name) => name !== '')
}

/** In the page, before anything of ours. */
const OBSERVER = `window.moved = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.moved += value
}).observe({ type: 'layout-shift', buffered: true })`

it('shows the letter of the day by one request, which waits for no other', async () => {
  const [anna, paul] = await familyOf(stage, { anna: 'Anna Weiss', paul: 'Paul Weiss' })
  if (!anna || !paul) throw new Error('There is no family.')
  const monthDay = localDay().slice('YYYY-'.length)
  // Not on this day, whichever it is.
  const other = monthDay === '05-01' ? '06-01' : '05-01'
  await letterOf(anna, `1943-${other}`, { title: 'Another day' })
  const page = await stage.deviceOf(paul.email, { product: PRODUCT, at: '/' })
  await page.getByRole('link', { name: 'Look around first' }).click()
  await page.getByText('The box fell open at 1943').waitFor()

  // There is one in each year only where it is no 29 February.
  const year = monthDay === '02-29' ? 1944 : 1947
  await letterOf(anna, `${year}-${monthDay}`, { title: 'This very day', content: LETTER })
  await letterOf(anna, `${year + 4}-${monthDay}`, { title: 'Four years later' })
  await page.addInitScript(OBSERVER)
  const asked = await comeBack(page)
  // Once more when it listens to what comes.
  expect(new Set(asked.filter((name) => /^(Home|Letters?)$/.test(name)))).toEqual(new Set(['Home']))
  await page.getByText('Written on this day').waitFor()
  const first = page.getByRole('region', { name: 'This very day' })
  expect(await first.getByRole('link', { name: `${year + 4} Four years later` }).count()).toBe(1)
  expect(await page.evaluate('window.moved')).toBe(0)
  await page.context().close()
})
