export { loadDriver } from './lock.ts'
export { openShelf, type ShelfOptions } from './shelf.ts'
