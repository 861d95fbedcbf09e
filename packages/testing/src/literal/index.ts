export type { DocumentedItem } from './documented-item.ts'
export { type DocumentedRow, literalChecks } from './literal-checks.ts'
export type { Plain } from './literal-table.ts'
export type { Verdicts } from './verdicts.ts'
