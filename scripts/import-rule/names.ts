import { parseAst } from 'vitest/node'
import type { Repository } from './check-imports.ts'
import type { SourceFile } from './read-source.ts'
import { ownerOf } from './workspaces.ts'

/** Tests name things as their scene does; racers are found by file and name. */
const ONLY_TESTS = /\.(test|racers)\.tsx?$|\/src\/testing\//

/** A name as a declaration introduces it: plain, or taken out of an object or a list. */
interface Pattern {
  readonly type: string
  readonly name?: string
  readonly properties?: readonly { readonly value?: Pattern; readonly argument?: Pattern }[]
  readonly elements?: readonly (Pattern | null)[]
  readonly left?: Pattern
  readonly argument?: Pattern
}

interface Declaration {
  readonly id?: Pattern
  readonly declarations?: readonly { readonly id: Pattern }[]
}

function namesIn(pattern: Pattern | null | undefined): string[] {
  if (!pattern) return []
  if (pattern.name !== undefined) return [pattern.name]
  const { properties = [], elements = [], left, argument } = pattern
  const inner = properties.map((property) => property.value ?? property.argument)
  return [...inner, ...elements, left, argument].flatMap(namesIn)
}

function exportedNames({ path, text }: SourceFile): ReadonlySet<string> {
  const { body } = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path)
  const names = body.flatMap((statement) => {
    // What is only passed on has no declaration: it is another file's.
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { id, declarations = [] } = statement.declaration as unknown as Declaration
    return [id, ...declarations.map((one) => one.id)].flatMap(namesIn)
  })
  // A value and its type share a name.
  return new Set(names)
}

export interface Definition {
  readonly folder: string
  readonly name: string
  readonly path: string
}

/** What the files of each package define for others. */
export const definitionsIn = ({ files, workspaces }: Repository): Definition[] =>
  files
    .filter(({ path }) => !ONLY_TESTS.test(path))
    .flatMap((file) => {
      const folder = ownerOf(workspaces, file.path)?.folder ?? ''
      return [...exportedNames(file)].map((name) => ({ folder, name, path: file.path }))
    })

/** Products speak of the same things in the same words, and none of them imports another. */
const PRODUCT = /^apps\/web\/src\/(goals-guild|collab-hub|hold-that-thought)\//

/** Two files that nobody can take for each other may use one name. */
const areApart = (a: string, b: string): boolean => {
  const [one, other] = [PRODUCT.exec(a)?.[1], PRODUCT.exec(b)?.[1]]
  return one !== undefined && other !== undefined && one !== other
}

/** Names that two files of one package define, as `package: name in file, file`. */
export function repeatedNames(definitions: readonly Definition[]): string[] {
  const places = new Map<string, string[]>()
  for (const { folder, name, path } of definitions) {
    const key = `${folder}: ${name}`
    places.set(key, [...(places.get(key) ?? []), path])
  }
  return [...places].flatMap(([key, paths]) => {
    const near = paths.filter((path) =>
      paths.some((other) => other !== path && !areApart(path, other)),
    )
    return near.length > 1 ? [`${key} in ${near.join(', ')}`] : []
  })
}
