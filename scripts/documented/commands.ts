import { filesUnder, read } from '../import-rule/read-repository.ts'

/** Lines of a block of shell commands, which share what they export. */
export interface Block {
  readonly path: string
  readonly lines: readonly string[]
}

/** What people read; decisions tell of what was. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'apps/web/README.md',
  ...filesUnder('docs').filter((path) => path.endsWith('.md') && !path.includes('/decisions/')),
]

const withoutComment = (line: string) => line.replace(/(^|\s+)# .*$/, '').trim()

/** Every fenced block of shell, in the order of the documents. */
export const blocks: readonly Block[] = documents.flatMap((path) =>
  [...read(path).matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, text = '']) => ({
    path,
    lines: text.split('\n').map(withoutComment).filter(Boolean),
  })),
)

/** What is named in a sentence: `npm run docs`, `PORT=1 npm start`. */
const NAMED = /`((?:[A-Z_]+=[^\s`]+ )*(?:npm|npx|node|docker) [^`]+)`/g

/** Every command of the documents, once, and where it stands. */
export function documentedCommands(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { path, lines } of blocks)
    for (const line of lines) for (const one of line.split(' && ')) found.set(one, path)
  for (const path of documents)
    for (const [, command = ''] of read(path).matchAll(NAMED)) found.set(command, path)
  return found
}
