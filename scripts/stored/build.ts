import { filesUnder } from '../import-rule/read-repository.ts'

const PACKAGES = ['accounts', 'goals-guild', 'collab-hub', 'hold-that-thought']
const STORED = /\.(entity|patterns)\.ts$/
const TEXT = `// Written by \`npm run docs\`.
/** Every file of entities and of access patterns: the model is what they export. */
`

/** What is made of the model itself is not a part of it. */
const isListed = (file: string) =>
  file === 'model/rows.ts' || (STORED.test(file) && !file.startsWith('model/'))

/** Nobody lists what is stored and how it is read: it is there when its file is. */
export const storedFiles = (): { path: string; text: string }[] =>
  PACKAGES.map((name) => {
    const folder = `packages/${name}/src`
    const files = filesUnder(folder).map((path) => path.slice(folder.length + 1))
    const lines = files
      .filter(isListed)
      .sort()
      .map((file) => `export * from '../${file}'\n`)
    if (lines.length < 2) throw new Error(`${folder} has no entities`)
    return { path: `${folder}/generated/stored.ts`, text: TEXT + lines.join('') }
  })
