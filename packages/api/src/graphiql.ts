import { randomBytes } from 'node:crypto'

/** A file of a package that the host serves, so that the page works without a network. */
export interface GraphiqlAsset {
  readonly name: string
  readonly package: string
  /** Inside of the package's folder. */
  readonly file: string
  readonly contentType: string
}

const SCRIPT = 'text/javascript; charset=utf-8'

export const GRAPHIQL_ASSETS: readonly GraphiqlAsset[] = [
  {
    name: 'react.js',
    package: 'react',
    file: 'umd/react.production.min.js',
    contentType: SCRIPT,
  },
  {
    name: 'react-dom.js',
    package: 'react-dom',
    file: 'umd/react-dom.production.min.js',
    contentType: SCRIPT,
  },
  { name: 'graphiql.js', package: 'graphiql', file: 'graphiql.min.js', contentType: SCRIPT },
  {
    name: 'graphiql.css',
    package: 'graphiql',
    file: 'graphiql.min.css',
    contentType: 'text/css; charset=utf-8',
  },
]

export interface GraphiqlExample {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}

export interface GraphiqlOptions {
  readonly title: string
  /** Where operations go: `/goalsguild/graphql`. */
  readonly endpoint: string
  /** Where the host serves the assets: `/graphiql/`. */
  readonly assets: string
  readonly token?: string | undefined
  readonly examples: readonly GraphiqlExample[]
}

export interface GraphiqlPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** JSON inside of a script must not be able to end it. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )

/** Runs in the browser. Subscriptions come as an event stream over the same endpoint. */
const CLIENT = `
async function* messages(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += value
    const parts = text.split('\\n\\n')
    text = parts.pop()
    for (const part of parts) {
      const lines = part.split('\\n')
      if (lines.includes('event: complete')) return
      const data = lines.find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice(6))
    }
  }
}
// A generator that waits for the next message cannot be ended, so the request is.
const stoppable = (iterator, controller) => ({
  next: () => iterator.next().catch((error) => {
    if (controller.signal.aborted) return { value: undefined, done: true }
    throw error
  }),
  return() {
    controller.abort()
    return Promise.resolve({ value: undefined, done: true })
  },
  [Symbol.asyncIterator]() { return this },
})
const isSubscription = (params, options) =>
  options?.documentAST?.definitions.some((definition) =>
    definition.operation === 'subscription' &&
    (!params.operationName || definition.name?.value === params.operationName))
async function fetcher(params, options) {
  const accept = isSubscription(params, options) ? 'text/event-stream' : 'application/json'
  const controller = new AbortController()
  const response = await fetch(page.endpoint, {
    method: 'POST',
    signal: controller.signal,
    headers: { ...options?.headers, 'content-type': 'application/json', accept },
    body: JSON.stringify(params),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? stoppable(messages(response), controller) : response.json()
}
const headers = page.token ? JSON.stringify({ authorization: 'Bearer ' + page.token }, null, 2) : ''
const defaultTabs = page.examples.map(({ query, variables }) => ({
  query, headers, variables: variables ? JSON.stringify(variables, null, 2) : '',
}))
const noStorage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, length: 0 }
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher, defaultTabs, variables: defaultTabs[0]?.variables, defaultHeaders: headers,
    storage: noStorage, defaultEditorToolsVisibility: true,
  }),
)
`

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // CodeMirror and Radix set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page that tries a system out: for development only, since it may carry a token. */
export function graphiqlPage(options: GraphiqlOptions): GraphiqlPage {
  const nonce = randomBytes(16).toString('base64')
  const { endpoint, token, examples } = options
  const asset = (name: string) => escaped(`${options.assets}${name}`)
  const scripts = GRAPHIQL_ASSETS.filter(({ contentType }) => contentType === SCRIPT)
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(options.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${asset('graphiql.css')}">
<style>body { margin: 0 } #graphiql { height: 100vh }</style>
</head>
<body>
<div id="graphiql">Loading…</div>
${scripts.map(({ name }) => `<script nonce="${nonce}" src="${asset(name)}"></script>`).join('\n')}
<script nonce="${nonce}">
const page = ${inScript({ endpoint, token, examples })}
${CLIENT}</script>
</body>
</html>
`
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}
