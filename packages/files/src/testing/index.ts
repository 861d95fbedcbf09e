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
