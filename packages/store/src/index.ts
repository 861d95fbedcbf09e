export * from './errors.ts'
export * from './limits.ts'
export type * from './port.ts'
export { compareUtf8 } from './utf8.ts'
