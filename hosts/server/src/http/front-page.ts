import { fill } from './fill.ts'
import { htmlPage } from './page.ts'
import front from './pages/front.html?raw'

type FrontLink = Readonly<Record<'href' | 'title' | 'text', string>>

export interface FrontPage {
  readonly systems: readonly FrontLink[]
  readonly tools: readonly FrontLink[]
  readonly demo: { readonly email: string; readonly password: string }
}

/** Where a person lands: what runs here and where to look at it. */
export const frontPage = ({ systems, tools, demo: { email, password } }: FrontPage): string =>
  htmlPage('Longtable', fill(front, { systems, tools, email, password }))
