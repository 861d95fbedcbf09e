import axe from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours on their way to others are none that anybody reads; what never ends is not waited for. */
const STILL = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ends = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity
  const moving = document.getAnimations().filter(ends)
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  return 'axe' in window
})()`

/** Of what is well it says nothing: to tell of every part of a page takes longer than to look at it. */
const LOOK = (part: string | undefined) => `axe
  .run(${part === undefined ? 'document' : JSON.stringify({ include: [part] })}, {
    runOnly: ${JSON.stringify(RULES)},
    resultTypes: ['violations'],
  })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, any: [check] }) => {
      const { fgColor, bgColor } = check?.data ?? {}
      return id + ': ' + target.join(' ') + (fgColor ? ', ' + fgColor + ' on ' + bgColor : '')
    })))`

/** What would keep somebody out: axe's findings as `rule: where`; on the whole page, or in a part of it. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isThere = await page.evaluate(STILL)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(LOOK(part))
}

/** A page that is wider than its window has lost something at its side. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
