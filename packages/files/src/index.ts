export { contentDisposition, isShown } from './content-disposition.ts'
export { type ImageSize, imageSize } from './image-size.ts'
export { type ContentInspection, type Inspection, inspectBytes, inspectObject } from './inspect.ts'
export { DamagedFileError } from './metadata/bytes.ts'
export { withoutMetadata } from './metadata/without-metadata.ts'
export { isObjectKey } from './object-key.ts'
export type {
  ByteRange,
  Copy,
  GetTerms,
  ObjectEntry,
  ObjectHead,
  ObjectStore,
  PutTerms,
  SignedPut,
} from './object-store.ts'
export { readWhole } from './read-whole.ts'
