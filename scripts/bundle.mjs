import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/** Native addons load their binary from beside their own files, so they cannot be bundled. */
const NATIVE = ['lmdb', 'msgpackr-extract', '@node-rs/argon2', 'libsql', 'sharp', '@hyzyla/pdfium']

/** Files that are imported as their text: `import page from './page.html?raw'`. */
const TEXTS = /** @type {const} */ ({
  '.html': 'text',
  '.css': 'text',
  '.svg': 'text',
  '.page.js': 'text',
})

/** A process still running an older bundle may yet load its lazy parts. */
const BUNDLES_KEPT = 3

/** Dependencies in CommonJS ask for these names, which an ES module does not have. */
const COMMONJS_NAMES = `import { createRequire as $createRequire } from 'node:module'
import { fileURLToPath as $fileURLToPath } from 'node:url'
const require = $createRequire(import.meta.url)
const __filename = $fileURLToPath(import.meta.url)
const __dirname = $fileURLToPath(new URL('.', import.meta.url))`

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path)
    return entry.name.endsWith('.test.ts') ? [] : [path]
  })
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
export function fingerprintOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 24)
}

/**
 * Everything that can change the bundle: our sources, the locked dependencies, this recipe.
 * @param {string} root
 */
const fingerprint = (root) =>
  fingerprintOf(root, [
    ...filesUnder(join(root, 'packages')),
    ...filesUnder(join(root, 'hosts')),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.json'),
    join(root, 'scripts', 'bundle.mjs'),
  ])

/**
 * Says that a bundle is in use. In an image that is read only there is nothing to say, and nothing is removed.
 * @param {string} folder
 */
export function markUsed(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!['EROFS', 'EPERM', 'EACCES'].includes(code)) throw error
  }
}

/** @param {string} folder */
export function removeOldBundles(folder) {
  const newestFirst = readdirSync(folder)
    .filter((name) => !name.includes('.')) // A draft belongs to who builds it.
    .map((name) => ({ path: join(folder, name), used: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used)
  for (const { path } of newestFirst.slice(BUNDLES_KEPT))
    rmSync(path, { recursive: true, force: true })
}

/**
 * Bundles the server with its dependencies (a third of the start time of loading each file) and
 * gives the file to import. Dynamic imports stay apart, so that they cost nothing until used.
 * @param {string} root
 */
export async function bundleServer(root) {
  const folder = join(root, '.cache', 'server')
  const target = join(folder, fingerprint(root))
  const main = join(target, 'main.mjs')
  if (existsSync(main)) {
    markUsed(target)
    return main
  }

  const { build } = await import('esbuild')
  // Built aside and renamed, so that a start interrupted here leaves no half bundle.
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(`${target}.`)
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { main: join('hosts', 'server', 'src', 'main.ts') },
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      banner: { js: COMMONJS_NAMES },
      bundle: true,
      splitting: true,
      external: NATIVE,
      loader: TEXTS,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      sourcesContent: false,
      legalComments: 'none',
      logLevel: 'silent',
    })
    renameSync(draft, target)
  } catch (error) {
    if (!existsSync(main)) throw error // Else another start has built the same.
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  removeOldBundles(folder)
  return main
}
