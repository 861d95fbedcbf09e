import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHONE, WIDE } from '@longtable/web/testing/browser'
import { settled } from '@longtable/web/testing/settled'
import type { Page } from 'playwright-core'

interface Look {
  readonly size: typeof WIDE
  readonly colorScheme: 'light' | 'dark'
}

const LOOKS: readonly Look[] = [
  { size: WIDE, colorScheme: 'light' },
  { size: WIDE, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
]

/** The narrowest light: where long words show first. */
export const NARROW: readonly Look[] = LOOKS.filter(
  ({ size, colorScheme }) => size === PHONE && colorScheme === 'light',
)

/** What a browser writes several times faster than PNG; small print stays readable. */
const WRITTEN = { type: 'jpeg', quality: 84, animations: 'disabled' } as const

/** `goalsguild-goals-one-robin`: what stands for an id is the same in every run. */
const nameOf = (path: string) =>
  path
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'one')
    .replace(/\d[\d-]*/g, 'one')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '') || 'front'

export interface Album {
  /** A page as it is, in every look. */
  take(page: Page, shown: Shown): Promise<void>
  /** All that was taken, on one page to look over. */
  close(): Promise<string>
}

interface Shown {
  readonly path: string
  readonly who: string
  /** Offline, empty and so on; the page itself without it. */
  readonly state?: string
  readonly looks?: readonly Look[]
  /** Not where something is kept from coming. */
  readonly isSettling?: boolean
}

const STYLE = `body{font:15px system-ui;margin:24px;background:#f4f2ee;color:#222}
section{margin:0 0 28px}h2{position:sticky;top:0;margin:0;padding:8px 0;background:#f4f2ee}
h3{margin:14px 0 6px;font-size:14px}div{display:flex;gap:10px;align-items:start;overflow-x:auto}
img{height:300px;border-radius:6px;box-shadow:0 1px 4px #0003}nav a{margin-inline-end:14px}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

interface Sheet {
  readonly title: string
  readonly files: readonly string[]
}

/** Product by product, page by page, the looks side by side. */
function contactSheet(chapters: ReadonlyMap<string, readonly Sheet[]>): string {
  const links = [...chapters.keys()].map((name) => `<a href="#${name}">${name}</a>`).join('')
  const sections = [...chapters].map(([name, sheets]) => {
    const rows = sheets.map(({ title, files }) => {
      const pictures = files.map(
        (file) =>
          `<a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(title)}"></a>`,
      )
      return `<h3>${escaped(title)}</h3><div>${pictures.join('')}</div>`
    })
    return `<section id="${name}"><h2>${name}</h2>${rows.join('')}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${STYLE}</style>
<nav>${links}</nav>${sections.join('\n')}`
}

/** React keeps what follows a placeholder back for 300 ms, so that nothing flickers. */
const REVEAL_MS = 350

/** A folder of pictures, and a page that shows all of them. */
export function openAlbum(folder: string): Album {
  const chapters = new Map<string, Sheet[]>()
  return {
    async take(page, { path, who, state, looks = LOOKS, isSettling = true }) {
      const name = [nameOf(path), who, ...(state === undefined ? [] : [state])].join('-')
      const files: string[] = []
      if (isSettling) await settled(page)
      if (isSettling) await page.waitForTimeout(REVEAL_MS)
      for (const { size, colorScheme } of looks) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // Some pictures are others by night.
        if (isSettling) await settled(page)
        const file = `${name}-${size.width}-${colorScheme}.jpg`
        await page.screenshot({ ...WRITTEN, path: join(folder, file) })
        files.push(file)
      }
      const chapter = path.split(/[/?]/)[1] || 'front'
      const title = [path, who, state].filter(Boolean).join(' · ')
      chapters.set(chapter, [...(chapters.get(chapter) ?? []), { title, files }])
    },
    async close() {
      const path = join(folder, 'index.html')
      await writeFile(path, contactSheet(chapters))
      return path
    },
  }
}
