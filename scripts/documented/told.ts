import { type Block, blocks } from './commands.ts'

export const isServer = (line: string): boolean =>
  /(npm start|start\.mjs|serve --new-store)$/.test(line)

/** Those of the operator's book that start a server, or say what one is to be told. */
export const told: readonly Block[] = blocks.filter(
  ({ path, lines }) =>
    path === 'docs/operations.md' &&
    lines.some((line) => line.startsWith('export ') || isServer(line)),
)
