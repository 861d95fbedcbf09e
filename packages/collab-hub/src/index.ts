export * from './model/entities.ts'
export * from './model/patterns.ts'
export { collabHub } from './model/model.ts'
export { collabHubTable } from './table.ts'
