// Builds the web apps for the server: hashed files, compressed once, and a list of them with each
// app's page. Cached by a hash of the sources, like the server's bundle.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder, fingerprintOf, markUsed, removeOldBundles } from './bundle.mjs'

/** What is compressed already. */
const PACKED = ['.png', '.webp', '.woff2']
/** What is looked at once, or by the device alone: not kept for a time without a network. */
const PICTURES = ['.png', '.webp']

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * @typedef {{ name: string, path: string, title: string, description: string, fonts: RegExp,
 *   colours: { light: string, dark: string, theme: string }, said?: Said, manifest?: object,
 *   shortcuts?: { url: string, name: string, de: string }[] }} Product
 * @typedef {{ de: { description: string } }} Said
 * @typedef {'en' | 'de'} Language
 * @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * Everything that a page loads at once.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {{ js: string[], css: string[] }}
 */
function eagerOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { js: [], css: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((one) => eagerOf(manifest, one, seen))
  return {
    js: [chunk.file, ...below.flatMap(({ js }) => js)],
    css: [...below.flatMap(({ css }) => css), ...(chunk.css ?? [])],
  }
}

/**
 * What a device keeps of an app, in a language that it is shown in.
 * @param {Product} product
 * @param {{ language: Language, icons: import('./web-icons.mjs').Icon[] }} parts
 */
function manifestOf(product, { language, icons }) {
  const { path, title, colours, manifest, shortcuts = [] } = product
  const isGerman = language === 'de'
  return JSON.stringify({
    id: path,
    lang: language,
    name: title,
    short_name: title,
    description: isGerman && product.said ? product.said.de.description : product.description,
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: colours.light,
    theme_color: colours.theme,
    icons,
    ...(shortcuts.length > 0 && {
      shortcuts: shortcuts.map(({ url, name, de }) => ({ url, name: isGerman ? de : name })),
    }),
    ...manifest,
  })
}

/**
 * @param {Product} product
 * @param {{ js: string[], css: string[], fonts: string[], icon: string, apple: string,
 *   manifests: Record<Language, string> }} parts
 */
function pageOf({ name, title, colours }, parts) {
  const {
    js: [entry, ...js],
    css,
    fonts,
    icon,
    apple,
    manifests: { en, de },
  } = parts
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '%HEAD%',
    `<meta name="application-name" content="${title}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${colours.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colours.dark}" media="(prefers-color-scheme: dark)">`,
    '<meta name="demo" content="%DEMO%">',
    `<link rel="icon" href="/assets/${name}.svg">`,
    `<link rel="apple-touch-icon" href="${apple}">`,
    `<link rel="manifest" href="${en}" data-en="${en}" data-de="${de}">`,
    ...css.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    `<script type="module" src="/assets/${entry}"></script>`,
    ...js.map((file) => `<link rel="modulepreload" href="/assets/${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`,
    ),
    '</head>',
    '<body>',
    `<div id="app"><div class="boot" role="status" aria-label="${title}">${icon}</div></div>`,
    `<noscript>${title} needs JavaScript.</noscript>`,
    '</body>',
    '</html>',
  ]
  return lines.join('\n')
}

/** Who comes for the first time waits for the first files; the others are many. */
const QUALITY = { first: 11, later: 9 }

/**
 * A window no larger than the file: by default each of hundreds of small files clears room for 4 MiB.
 * @param {string} folder
 * @param {string} name
 * @param {number} quality
 */
async function compress(folder, name, quality) {
  const bytes = readFileSync(join(folder, name))
  const window = Math.ceil(Math.log2(bytes.length + 16))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
    ),
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(join(folder, `${name}.br`), br)
  writeFileSync(join(folder, `${name}.gz`), gz)
}

/**
 * Packages have parts for development that are chosen by the environment: of whoever calls, if
 * nothing is said.
 * @param {() => Promise<void>} work
 */
async function asProduction(work) {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/**
 * What a device keeps for a time without a network.
 * @param {string} app
 * @param {string} folder
 * @param {{ names: string[], paths: string[], version: string }} kept
 */
async function buildWorker(app, folder, { names, paths, version }) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: app,
    publicDir: false,
    define: {
      FILES: JSON.stringify(
        names.filter((name) => !PICTURES.includes(extname(name))).map((name) => `/assets/${name}`),
      ),
      PAGES: JSON.stringify(paths),
      VERSION: JSON.stringify(version),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(app, 'src', 'worker.ts'),
        output: { entryFileNames: 'worker.js', format: 'iife' },
      },
    },
  })
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function buildAll(root, folder) {
  const app = join(root, 'apps', 'web')
  const { build } = await import('vite')
  const { default: config } = await import('../apps/web/vite.config.mjs')
  const { products } = await import('../apps/web/products.mjs')
  // What draws is loaded where something is drawn: a start with everything built does without.
  const { writeHashed, writeIcons } = await import('./web-icons.mjs')
  const entryOf = (/** @type {Product} */ { name }) => `src/${name}/main.tsx`
  const input = Object.fromEntries(products.map((one) => [one.name, join(app, entryOf(one))]))
  const rolldownOptions = { ...config.build?.rolldownOptions, input }
  await build({
    ...config,
    configFile: false,
    build: { ...config.build, outDir: folder, rolldownOptions },
  })

  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const appOf = async (/** @type {Product} */ product) => {
    const eager = eagerOf(manifest, entryOf(product))
    const icon = readFileSync(join(app, 'src', 'theme', `${product.name}.svg`), 'utf8').trim()
    writeFileSync(join(folder, `${product.name}.svg`), icon)
    const { icons, apple } = await writeIcons(folder, product, icon)
    const { name, path, title, description } = product
    const manifestIn = (/** @type {Language} */ language) =>
      writeHashed(folder, {
        name: `${name}-${language}`,
        ending: 'webmanifest',
        bytes: manifestOf(product, { language, icons }),
      })
    const manifests = { en: manifestIn('en'), de: manifestIn('de') }
    const fonts = readdirSync(folder).filter((file) => product.fonts.test(file))
    const html = pageOf(product, { ...eager, fonts, icon, apple, manifests })
    return { name, path, title, description, html, eager, fonts }
  }
  const apps = await Promise.all(products.map(appOf))
  const names = readdirSync(folder).filter((name) => Object.hasOwn(TYPES, extname(name)))
  const version = createHash('sha256').update(JSON.stringify(apps)).digest('hex').slice(0, 12)
  await buildWorker(app, folder, { names, paths: apps.map(({ path }) => path), version })
  const files = Object.fromEntries(
    names.map((name) => [
      name,
      { type: TYPES[extname(name)], isText: !PACKED.includes(extname(name)) },
    ]),
  )
  const first = new Set(apps.flatMap(({ eager }) => [...eager.js, ...eager.css]))
  await Promise.all(
    names
      .filter((name) => files[name]?.isText)
      .map((name) => compress(folder, name, first.has(name) ? QUALITY.first : QUALITY.later)),
  )
  writeFileSync(join(folder, 'built.json'), JSON.stringify({ apps, files, worker: 'worker.js' }))
}

/**
 * @param {string} root
 * @param {string} folder
 */
export const buildWebInto = (root, folder) => asProduction(() => buildAll(root, folder))

/**
 * Gives the folder with everything that the server needs to serve the apps.
 * @param {string} root
 */
export async function buildWeb(root) {
  const cache = join(root, '.cache', 'web')
  const target = join(
    cache,
    fingerprintOf(root, [
      ...filesUnder(join(root, 'apps')),
      join(root, 'package-lock.json'),
      join(root, 'scripts', 'build-web.mjs'),
      join(root, 'scripts', 'web-icons.mjs'),
    ]),
  )
  if (existsSync(join(target, 'built.json'))) {
    markUsed(target)
    return target
  }
  // Built aside and renamed, so that a start interrupted here leaves no half of it.
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${target}.`)
  try {
    await buildWebInto(root, draft)
    renameSync(draft, target)
  } catch (error) {
    if (!existsSync(join(target, 'built.json'))) throw error // Else another start has built the same.
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  removeOldBundles(cache)
  return target
}
