import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../../../.cache/browser', import.meta.url))

/** Its own names folders of another machine. Without a font, the first emoji ends the browser. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>${join(CACHE, 'fonts')}</cachedir>
</fontconfig>
`

/** It unpacks to wherever temporary files go, and takes what is there for whole. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium')
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await packaged.executablePath()
    // Libraries that a bare machine lacks.
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
    await writeFile(join(folder, 'fonts', 'fonts.conf'), FONTS)
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/**
 * The Chromium that comes with the packages of this repository, for Linux on x64: unpacked once, aside
 * and renamed, so that several at once and an end in the middle leave no half of it.
 */
export async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const target = join(CACHE, 'chromium-with-fonts')
  if (!existsSync(target)) {
    await mkdir(CACHE, { recursive: true })
    const draft = await mkdtemp(join(CACHE, 'draft-'))
    try {
      await unpackInto(draft)
      await rename(draft, target)
    } catch (error) {
      // Else somebody else has unpacked the same.
      if (!existsSync(target)) throw error
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  return target
}
