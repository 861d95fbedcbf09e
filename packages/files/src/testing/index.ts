export { exchanged, followed } from './give-to.ts'
export {
  bytesOf,
  keysIn,
  objectStores,
  type Reply,
  sendTo,
  type Sent,
  type ServedObjects,
  type TestObjects,
  upload,
} from './objects.ts'
export { gifFile, htmlFile, jpegFile, pngFile, svgFile, webpFile } from './sample-files.ts'
export { serveFiles } from './serve-disk.ts'
export { serveS3 } from './serve-s3.ts'
export { DATE_TAKEN, SECRET, tellingFiles } from './telling-files.ts'
