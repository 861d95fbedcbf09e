import type { Page } from 'playwright-core'

/** As the guidelines ask of what is tapped. */
const TARGET_PX = 44

/**
 * Texts that stand outside of the box that they belong to, as `box: text`. What is cut off or scrolled
 * within its box is not outside.
 */
export const escaping = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(`(() => {
    // Spaces at the end of a line hang out of it.
    const HANGING = 8
    const BOXES = 'section, article, li, dialog, header, aside, nav, main'
    const found = []
    const isCut = (element, box) => {
      for (let one = element; one && one !== box.parentElement; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible') return true
      return false
    }
    const root = [...document.querySelectorAll('${part}')].at(-1)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      const box = element?.closest(BOXES)
      if (!box || textContent.trim() === '' || element.closest('.hidden-text, svg, .skip')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const around = box.getBoundingClientRect()
      if (around.width === 0) continue
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < around.left - HANGING || right > around.right + HANGING),
      )
      if (isOut && !isCut(element, box)) found.push(box.tagName + ' ' + element.tagName + '.' + element.className + ': ' + textContent.slice(0, 40))
    }
    return [...new Set(found)]
  })()`)

/**
 * Controls that a finger has less than ${TARGET_PX} × ${TARGET_PX} pixels for, as `size: what`. What counts is what
 * answers around their middle, whatever is drawn; links in running text are as large as their line.
 */
export const smallTargets = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(`(() => {
    const HALF = ${TARGET_PX} / 2 - 1
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=menuitem]'
    const around = (element) => [...element.parentElement.childNodes].some(
      (one) => one !== element && one.nodeType === Node.TEXT_NODE && one.textContent.trim() !== '')
    const isInText = (element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      for (let one = element; one.parentElement && getComputedStyle(one).display === 'inline'; one = one.parentElement)
        if (around(one)) return true
      return element.closest('p') !== null && element.closest('p').textContent !== element.textContent
    }
    const found = []
    for (const control of [...document.querySelectorAll('${part}')].at(-1).querySelectorAll(CONTROLS)) {
      const shown = control.matches('input[type=checkbox], input[type=radio], input[type=file], input[type=date]')
        ? (control.closest('label') ?? control) : control
      if (control.disabled || control.closest('.skip, [inert], [aria-hidden=true]')) continue
      if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: shown === control })) continue
      if (isInText(shown)) continue
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const answers = (dx, dy) => {
        const [px, py] = [x + dx, y + dy]
        // At the edge of the screen nothing answers, and nobody aims.
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true
        const at = document.elementFromPoint(px, py)
        return at !== null && (shown.contains(at) || at.closest('label')?.control === control)
      }
      const isWide = width >= 2 * HALF || (answers(-HALF, 0) && answers(HALF, 0))
      const isHigh = height >= 2 * HALF || (answers(0, -HALF) && answers(0, HALF))
      if (!isWide || !isHigh) {
        const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.name || control.className)
        found.push(Math.round(width) + ' × ' + Math.round(height) + ': ' + control.tagName.toLowerCase() + ' ' + name.slice(0, 40))
      }
    }
    scrollTo(0, 0)
    return [...new Set(found)]
  })()`)
