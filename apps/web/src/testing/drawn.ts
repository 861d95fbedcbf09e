import type { Stage } from './stage.ts'

interface Sheet {
  readonly width: number
  readonly height: number
  /** Of a page without a script. */
  readonly html: string
}

/** A picture of what a browser draws, as PNG. */
export async function drawn(
  { browser }: Pick<Stage, 'browser'>,
  { width, height, html }: Sheet,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** A page of a letter as a typewriter leaves it. What stands between stars was smudged since. */
export const typed = (stage: Pick<Stage, 'browser'>, lines: readonly string[]): Promise<Buffer> =>
  drawn(stage, {
    width: 760,
    height: 60 + 44 * lines.length,
    html: `<body style="margin:0;padding:30px;background:#f4ead2;font:26px/44px monospace;color:#2a221c">
      ${lines.map((line) => `<div>${line.replace(/\*([^*]+)\*/g, SMUDGED)}&nbsp;</div>`).join('')}`,
  })

const SMUDGED = '<span style="filter:blur(2.2px);letter-spacing:-3px">$1</span>'

/** A photograph of nothing but two colours. */
export const snapshot = (stage: Pick<Stage, 'browser'>, hue: number): Promise<Buffer> =>
  drawn(stage, {
    width: 320 + (hue % 3) * 80,
    height: 260,
    html: `<body style="margin:0;background:linear-gradient(hsl(${hue} 60% 70%), hsl(${hue + 60} 50% 30%))">`,
  })
