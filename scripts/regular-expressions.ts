import { parseAst } from 'vitest/node'
import type { SourceFile } from './import-rule/read-source.ts'

export interface FoundExpression {
  readonly place: string
  readonly expression: RegExp
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every literal of a regular expression in a file. */
export function expressionsIn({ path, text }: SourceFile): FoundExpression[] {
  const found: FoundExpression[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isObject(node)) return
    const { regex, start } = node
    if (isObject(regex)) {
      const line = text.slice(0, Number(start)).split('\n').length
      const flags = String(regex['flags'])
      const expression = new RegExp(String(regex['pattern']), flags)
      found.push({ place: `${path}:${line} ${expression}`, expression })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(text, { lang: 'ts' }, path))
  return found
}

const USUAL = [' ', 'a', '0', '\n', '\u0301']

/** What it names itself, and some that classes stand for. */
const charactersOf = (source: string) => [
  ...new Set([...USUAL, ...Array.from(source.replace(/[\w\s\\^$()|?*+[\]]/g, ''))]),
]

/** Beginnings that let an anchored expression get to what it repeats, from its own fixed text. */
function beginningsOf(source: string): string[] {
  const fixed = source
    .replace(/\\[wWdDsSbB]|\(\?[:=!<]+|\{\d+,?\d*\}|\\p\{\w+\}/gi, '\0')
    .replace(/\\(.)/g, '$1')
    .split(/[\0^$()|?*+[\]]+/)
    .filter((chunk) => chunk.length > 1)
  return [...new Set(['', ...fixed, fixed.join('a'), fixed.join('')])]
}

/** Texts that may make an expression go back over what it has read, each as long as asked. */
export function* worstCases({ source }: RegExp, length: number): Generator<string> {
  const beginnings = beginningsOf(source)
  const characters = charactersOf(source)
  const pairs = characters.flatMap((one) => characters.map((other) => one + other))
  for (const pump of new Set([...characters, ...pairs, ...beginnings.filter(Boolean)])) {
    const many = pump.repeat(Math.ceil(length / pump.length))
    for (const beginning of beginnings) yield `${beginning}${many}\0`
  }
}
