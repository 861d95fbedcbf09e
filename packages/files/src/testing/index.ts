export {
  bytesOf,
  keysIn,
  objectStores,
  type Reply,
  sendTo,
  type ServedObjects,
  upload,
} from './objects.ts'
export { gifFile, htmlFile, jpegFile, pngFile, svgFile, webpFile } from './sample-files.ts'
export { serveFiles } from './serve-disk.ts'
export { DATE_TAKEN, SECRET, tellingFiles } from './telling-files.ts'
