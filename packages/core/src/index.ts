export { sharedRows } from './rows.ts'
