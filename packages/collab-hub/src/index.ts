export * from './model/stored.ts'
export { collabHub } from './model/model.ts'
export { collabHubTable } from './table.ts'
