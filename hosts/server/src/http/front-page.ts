import { escaped, htmlPage } from './page.ts'

export interface FrontLink {
  readonly href: string
  readonly title: string
  readonly text: string
}

export interface FrontPage {
  readonly systems: readonly FrontLink[]
  readonly tools: readonly FrontLink[]
  readonly demo?: { readonly email: string; readonly password: string } | undefined
}

const cards = (links: readonly FrontLink[]) =>
  `<ul class="cards">${links
    .map(
      ({ href, title, text }) =>
        `<li><a href="${escaped(href)}">${escaped(title)}</a><br><span class="soft">${escaped(text)}</span></li>`,
    )
    .join('')}</ul>`

/** Where a person lands: what runs here and where to look at it. */
export function frontPage({ systems, tools, demo }: FrontPage): string {
  const people = demo
    ? `<p>To try it, sign in as <code>${escaped(demo.email)}</code> with the password <code>${escaped(demo.password)}</code>.</p>`
    : ''
  return htmlPage(
    'Longtable',
    `<main>
<h1>Longtable</h1>
<p class="soft">Three collaboration systems, each on one table.</p>
${people}
<h2>Systems</h2>
${cards(systems)}
<h2>Tools</h2>
${cards(tools)}
</main>`,
  )
}
