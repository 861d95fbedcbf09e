export * from './generated/stored.ts'
export { collabHub } from './model/model.ts'
export { collabHubTable } from './table.ts'
