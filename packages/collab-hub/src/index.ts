export { collabHubAdopters } from './adopters.ts'
export * from './generated/stored.ts'
export { collabHub } from './model/model.ts'
export { collabHubTable } from './table.ts'
