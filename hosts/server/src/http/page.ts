/** Text that stands in HTML as it was written. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

export const PAGE_CSS = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas); --soft: color-mix(in srgb, CanvasText 65%, Canvas) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; background: Canvas; color: CanvasText }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 1rem } .soft { color: var(--soft) }
ul.cards { list-style: none; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)) }
ul.cards li { border: 1px solid var(--line); border-radius: .6rem; padding: .9rem 1rem }
ul.cards a { font-weight: 600 } a { color: LinkText; text-underline-offset: .15em }
a:focus-visible { outline: 3px solid; outline-offset: 2px; border-radius: 2px }
ul.rows { list-style: none; padding: 0 } ul.rows li { padding: .6rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
pre { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
code { font-family: ui-monospace, monospace; font-size: .92em }
`

/** The plain pages of this server share one look. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/explorer/icon.svg">
<link rel="stylesheet" href="/page.css">
</head>
<body>
${body}
</body>
</html>
`
