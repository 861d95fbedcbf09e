export { type DiskObjects, type DiskOptions, diskObjects } from './disk-objects.ts'
export type { Exchange, FilesHandler } from './http.ts'
