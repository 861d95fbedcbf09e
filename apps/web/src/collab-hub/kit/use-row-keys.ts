import { useShortcuts } from '../../shell/shortcuts.ts'

const ROWS = 'main [data-row]'

const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
const current = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? undefined

/** To the next one, or to the first where one is at none. */
function step(by: number): void {
  const all = rows()
  const at = all.indexOf(current() as HTMLElement)
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses what has this key in the row where one is; nothing is decided about a row that nobody chose. */
function press(key: string): void {
  const row = current()
  if (row) row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
  else step(0)
}

/**
 * `j` and `k` go from one `data-row` of the page to the next, `a` and `r` press the buttons in it that say so
 * by `aria-keyshortcuts`.
 */
export const useRowKeys = (): void =>
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    a: () => press('a'),
    r: () => press('r'),
  })
