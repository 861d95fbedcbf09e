export * from './model/entities.ts'
export * from './model/patterns.ts'
export { holdThatThought } from './model/model.ts'
export { holdThatThoughtTable } from './table.ts'
