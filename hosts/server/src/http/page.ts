import { fill, type Html } from './fill.ts'
import colours from './pages/colours.css?raw'
import icon from './pages/icon.svg?raw'
import layout from './pages/page.html?raw'
import style from './pages/page.css?raw'

/** What every page of this server may load, in production too. */
export const PAGE_ASSETS = [
  { path: '/colours.css', type: 'text/css; charset=utf-8', content: colours },
  { path: '/page.css', type: 'text/css; charset=utf-8', content: style },
  { path: '/icon.svg', type: 'image/svg+xml', content: icon },
]

/** The plain pages share one look. */
export const htmlPage = (title: string, body: Html): string => fill(layout, { title, body }).html
