import { environmentTable } from '@longtable/server/environment'
import { read } from '../import-rule/read-repository.ts'

const PATH = 'docs/operations.md'
const BEGIN = '<!-- environment: written by npm run docs -->'
const END = '<!-- end of environment -->'

/** The document with its table of variables made anew; the words around it are people's. */
export function buildEnvironment(): { readonly path: string; readonly text: string } {
  const [before = '', rest = ''] = read(PATH).split(BEGIN)
  const [, after] = rest.split(END)
  if (after === undefined) throw new Error(`${PATH} has no place for the table: ${BEGIN} … ${END}`)
  return { path: PATH, text: `${before}${BEGIN}\n${environmentTable()}\n${END}${after}` }
}
