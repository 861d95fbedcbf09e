export { contentDisposition, isShown } from './content-disposition.ts'
export { type ImageSize, imageSize } from './image-size.ts'
export { type Inspection, inspectObject } from './inspect.ts'
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
