/** They load binaries from beside their own files. */
export const NATIVE = ['lmdb', 'msgpackr-extract', '@node-rs/argon2', 'libsql']

/** Pages and what belongs to them are imported as their text. */
export const TEXTS = {
  '.html': 'text',
  '.css': 'text',
  '.svg': 'text',
  '.page.js': 'text',
} as const

/** Dependencies in CommonJS ask for these names, which an ES module does not have. */
export const COMMONJS_NAMES = `import { createRequire as $createRequire } from 'node:module'
import { fileURLToPath as $fileURLToPath } from 'node:url'
const require = $createRequire(import.meta.url)
const __filename = $fileURLToPath(import.meta.url)
const __dirname = $fileURLToPath(new URL('.', import.meta.url))`
