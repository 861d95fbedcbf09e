export { type DiskObjects, type DiskOptions, diskObjects } from './disk-objects.ts'
export type { UploadHandler } from './http.ts'
