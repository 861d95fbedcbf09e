export { adoptDeclared } from './adopt-declared.ts'
export { type AskingWorld, type Asked, createAskingWorld } from './asking-world.ts'
export { type ComparingReads, comparingReads, type ReadDiffers } from './compare-reads.ts'
export { contextMaker } from './contexts.ts'
export { deliver, deliverShuffled } from './deliver.ts'
export { eventsUntil, listens, nextEvent } from './listening.ts'
export {
  createMeteredStore,
  createMeteredWorld,
  itemBytes,
  meteredCopy,
  type MeteredWorld,
  readUnits,
  type Units,
  unitsOf,
  unitsText,
  writeUnits,
} from './metered-world.ts'
export { sendUpload } from './send-upload.ts'
export {
  type Answer,
  apiOf,
  createSystemWorld,
  idOf,
  type SystemWorld,
  type SystemWorldOptions,
} from './system-world.ts'
export { testDocuments } from './test-documents.ts'
export { type Candidates, type Walk, type Walking, walksOf } from './schema-walk.ts'
export { testFiles } from './test-files.ts'
export type { Opened, TestedSystem } from './tested-system.ts'
export { withFilesIn } from './with-files-in.ts'
export { writeInParts } from './write-in-parts.ts'
