import type { Page } from 'playwright-core'

/** Each of them would set it where it runs. */
const HARM = 'hacked=1'

/**
 * What somebody writes who wants to run something on others' pages, to leave its box, or to look like
 * something else: there it stays text. All ways that a browser takes for markup, an address, a style or
 * a template, and letters that take room where nobody expects it.
 */
export const HOSTILE: readonly string[] = [
  `"><img src=x onerror=${HARM}>`,
  `<svg onload=${HARM}>`,
  `<script>${HARM}</script>`,
  `</script><script>${HARM}</script>`,
  `</textarea><img src=x onerror=${HARM}>`,
  `</title><svg/onload=${HARM}>`,
  `'-${HARM}-'`,
  `" onmouseover="${HARM}" x="`,
  `" autofocus onfocus=${HARM} tabindex=1 x="`,
  `javascript:${HARM}`,
  `JaVaScRiPt:${HARM}//`,
  `java\tscript:${HARM}`,
  `&#106;avascript:${HARM}`,
  `https://a.example/"onclick="${HARM}`,
  `https://a.example/<img src=x onerror=${HARM}>`,
  `http://javascript:${HARM}@a.example/`,
  `[x](javascript:${HARM})`,
  `![x](x"onerror="${HARM})`,
  `data:text/html,<script>${HARM}</script>`,
  `<iframe srcdoc="<script>parent.${HARM}</script>">`,
  `<object data="javascript:${HARM}">`,
  `<a href="javascript:${HARM}">x</a>`,
  `<form action="javascript:${HARM}"><button>x</button></form>`,
  `<math><mtext><style><img src=x onerror=${HARM}></style></mtext></math>`,
  `<style>*{display:none!important}</style>`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<base href="https://a.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${HARM}">`,
  '{{constructor.constructor("hacked=1")()}}',
  '${hacked=1}#{hacked=1}<%= hacked=1 %>',
  '__proto__ constructor toString',
  '@"><b>x</b> #"><b>x</b>',
  'W'.repeat(90),
  'ﷺ﷽'.repeat(6),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙a̴̵̜̰͔ͫ͗l̸͖͈͚gͮ̒o',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(5),
  'שלום עולם ‏مرحبا‎ abc',
  'a\u200b\u200d\ufeffb\u00ad\u2800c',
]

/** All of them, in as many texts as it takes when each may have so many characters. */
export function hostileTexts(charactersMax: number): string[] {
  const texts: string[] = []
  for (const one of HOSTILE) {
    const cut = Array.from(one).slice(0, charactersMax).join('')
    const joined = `${texts.at(-1) ?? ''} ${cut}`.trim()
    if (texts.length > 0 && Array.from(joined).length <= charactersMax) texts.splice(-1, 1, joined)
    else texts.push(cut)
  }
  return texts
}

const MADE_OF_TEXT =
  'img[src="x"], [onerror], [onload], [onfocus], [onclick], [onmouseover], iframe, object, base, math,' +
  ' main script, main style, main link, [href^="javascript:" i], [action^="javascript:" i]'

/** What of it became more than text. */
export async function injected(page: Page): Promise<string[]> {
  const elements = await page.locator(MADE_OF_TEXT).all()
  const found = await Promise.all(elements.map((one) => one.evaluate('(it) => it.outerHTML')))
  return [
    ...((await page.evaluate('window.hacked')) === undefined ? [] : ['ran']),
    ...found.map(String),
  ]
}
