export { openShelf, type ShelfOptions } from './shelf.ts'
