import { parseAst } from 'vitest/node'

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  path: string
  text: string
}

export interface Import {
  specifier: string
  line: number
}

/** A global that only some layers may touch, such as `process.env`. */
export interface GlobalUse {
  name: string
  line: number
}

export interface Reading {
  imports: Import[]
  globals: GlobalUse[]
}

const WATCHED = new Set(['process.env', 'Date.now', 'Math.random', 'performance.now'])

type Node = Record<string, unknown> & { type: string; start: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined

const identifier = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

/** Static, dynamic and type imports, re-exports and `require` alike: all tie one file to another. */
function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return literal(node['source'])
    case 'TSExternalModuleReference':
      return literal(node['expression'])
    case 'CallExpression':
      return identifier(node['callee']) === 'require'
        ? literal((node['arguments'] as unknown[])[0])
        : undefined
    default:
      return undefined
  }
}

function globalOf(node: Node): string | undefined {
  if (node.type === 'NewExpression') {
    const bare = (node['arguments'] as unknown[]).length === 0
    return bare && identifier(node['callee']) === 'Date' ? 'new Date()' : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const name = `${identifier(node['object'])}.${identifier(node['property']) ?? literal(node['property'])}`
  return WATCHED.has(name) ? name : undefined
}

/** Parsed, not searched by pattern, so that a comment or a text cannot pass for an import. */
export function readSource({ path, text }: SourceFile): Reading {
  const reading: Reading = { imports: [], globals: [] }
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const specifier = specifierOf(value)
    if (specifier !== undefined) reading.imports.push({ specifier, line: lineOf(value) })
    const name = globalOf(value)
    if (name !== undefined) reading.globals.push({ name, line: lineOf(value) })
    Object.values(value).forEach(visit)
  }
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path))
  return reading
}
