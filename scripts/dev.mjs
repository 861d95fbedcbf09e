// For whoever works on the pages: the server, and in front of it Vite, which reloads what is edited.
import { requireNode } from './node-version.mjs'

requireNode()
const { spawn } = await import('node:child_process')
const { dirname, join } = await import('node:path')
const { fileURLToPath } = await import('node:url')
const { ensureInstalled } = await import('./install.mjs')

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const port = Number(process.env['PORT'] ?? 4000)
const pagesPort = port + 100
const address = `http://127.0.0.1:${pagesPort}`

await ensureInstalled(root, 'full')
process.env['LONGTABLE_WEB_DEV'] = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  [join(root, 'scripts', 'start.mjs'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    // Links and signed URLs lead to where the pages are.
    env: { ...process.env, PORT: String(port), LONGTABLE_URL: address },
  },
)
const { createServer } = await import('vite')
const { default: config } = await import('../apps/web/vite.config.mjs')
const { products } = await import('../apps/web/products.mjs')

const DEMO = JSON.stringify([
  {
    email: 'demo@longtable.example',
    password: 'longtable demo person',
    fullName: 'Robin Hale',
    role: 'member',
  },
])

/** @param {{ name: string, title: string }} product */
const pageOf = ({ name, title }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="demo" content='${DEMO}'>
<title>${title}</title>
<meta name="application-name" content="${title}">
</head>
<body><div id="app"></div><script type="module" src="/src/${name}/main.tsx"></script></body>
</html>`

const pages = await createServer({
  ...config,
  configFile: false,
  appType: 'custom',
  server: { ...config.server, port: pagesPort },
})
pages.middlewares.use((request, response, next) => {
  const { url = '', headers } = request
  const product = products.find(({ path }) => url === path || url.startsWith(`${path}/`))
  if (!product || !headers.accept?.includes('text/html')) return next()
  response.setHeader('content-type', 'text/html; charset=utf-8')
  void pages.transformIndexHtml(url, pageOf(product)).then((html) => response.end(html), next)
})
await pages.listen()
console.log(
  `Pages, reloaded as you edit them: ${products.map(({ path }) => address + path).join(' ')}`,
)

const end = () => server.kill('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
server.on('exit', (code) => void pages.close().finally(() => process.exit(code ?? 1)))
