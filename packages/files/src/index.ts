export { contentDisposition, type FileShown, isShown } from './content-disposition.ts'
export { type Exchange, NOTHING_HERE, refuse } from './exchange.ts'
export { giveBytes } from './give-bytes.ts'
export { type ImageSize, imageSize } from './image-size.ts'
export { type ContentInspection, type Inspection, inspectBytes, inspectObject } from './inspect.ts'
export { DamagedFileError } from './metadata/bytes.ts'
export { withoutMetadata } from './metadata/without-metadata.ts'
export { isObjectKey } from './object-key.ts'
export type {
  ByteRange,
  Copy,
  GivenFile,
  ObjectEntry,
  ObjectHead,
  ObjectStore,
  PutTerms,
  SignedPut,
} from './object-store.ts'
export { createFileLinks, type FileLink, type FileLinks } from './sealed-link.ts'
export { putHashed } from './put-hashed.ts'
export { readWhole } from './read-whole.ts'
