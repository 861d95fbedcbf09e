export { type DocumentRow, documentedPatterns } from './documented-patterns.ts'
export { type Places, itemPlaces } from './places.ts'
export { provesModel, storedAs } from './proves-model.ts'
export { newestFirst, sampledStore } from './sampled-store.ts'
