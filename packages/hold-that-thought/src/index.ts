export { holdThatThoughtAdopters } from './adopters.ts'
export * from './generated/stored.ts'
export { holdThatThought } from './model/model.ts'
export { holdThatThoughtTable } from './table.ts'
