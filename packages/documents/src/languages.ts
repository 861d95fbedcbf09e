import { readdirSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The smaller data: as good on printed pages, in half the time. */
const DATA = '4.0.0_best_int'
const FILE = /^([a-z]{3}(?:_[a-z]+)?)\.traineddata(\.gz)?$/

/** Those that come with the program. */
const OWN = {
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
  deu: require.resolve('@tesseract.js-data/deu/package.json'),
}

const ownPathOf = ([language, place]: readonly [string, string]) =>
  [language, join(dirname(place), DATA, `${language}.traineddata.gz`)] as const

/** Where the data of each language is: the program's own, and what the operator has put into a folder. */
export function languageFiles(folder?: string): ReadonlyMap<string, string> {
  const files = new Map(Object.entries(OWN).map(ownPathOf))
  for (const name of folder === undefined ? [] : readdirSync(folder)) {
    const [, language] = FILE.exec(name) ?? []
    if (language !== undefined && folder !== undefined) files.set(language, join(folder, name))
  }
  return files
}

/** Several languages are read from one folder: a copy, which goes when it was used. */
export async function gathered(files: ReadonlyMap<string, string>, languages: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'longtable-languages-'))
  for (const language of languages) {
    const from = files.get(language)
    if (from === undefined) throw new Error(`There is no data to read ${language} with.`)
    // The reader looks into the file to see whether it is packed, whatever its name says.
    await copyFile(from, join(folder, `${language}.traineddata.gz`))
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
