import type { Heading } from '@longtable/system'
import { escaped } from './fill.ts'

/** Longer ones are cut wherever they are shown. */
const CHARACTERS_MAX = 300

interface Site {
  readonly title: string
  readonly description: string
}

interface Place {
  /** Of a page with a name of its own, as it is linked. */
  readonly address: string
  readonly heading: Heading | 'hidden' | undefined
}

const text = (written: string): string =>
  escaped(Array.from(written).slice(0, CHARACTERS_MAX).join(''))

const named = (name: string, content: string) => `<meta name="${name}" content="${text(content)}">`

const shared = (property: string, content: string) =>
  `<meta property="og:${property}" content="${text(content)}">`

const inProduct = ({ title, description }: Heading, site: Site): Heading => ({
  title: `${title} · ${site.title}`,
  description,
})

/** What tabs, search engines and shared links call a page: its product, or what it shows to everybody. */
export function headOf(site: Site, { address, heading }: Partial<Place> = {}): string {
  const isNamed = typeof heading === 'object'
  const { title, description } = isNamed ? inProduct(heading, site) : site
  const lines = [
    `<title>${text(title)}</title>`,
    named('description', description),
    shared('type', 'website'),
    shared('site_name', site.title),
    shared('title', title),
    shared('description', description),
  ]
  if (isNamed && address !== undefined)
    lines.push(shared('url', address), `<link rel="canonical" href="${escaped(address)}">`)
  if (heading === 'hidden') lines.push(named('robots', 'noindex'))
  return lines.join('\n')
}
