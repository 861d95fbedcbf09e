export { asRead } from './as-read.ts'
export { change, type Patch } from './change.ts'
export { type Collection, collection, type Recognised } from './collection.ts'
export { CURSOR_SECRET_BYTES, type Cursors, createCursors, type Positions } from './cursor.ts'
export { completion, hasOwnKeys } from './completion.ts'
export { currentPage } from './current-page.ts'
export { derivedId } from './derived-id.ts'
export {
  type AnyEntity,
  type Entity,
  entity,
  keyedAs,
  type KeyTemplates,
  type Of,
} from './entity.ts'
export * from './fields.ts'
export { fromItem, fromOwnItem, readable, toItem, UnreadableItemError } from './item.ts'
export { allIndexAttributes, keyOf, prefixesOf } from './keys.ts'
export { laterThan } from './later-than.ts'
export { entitiesIn, keyCondition, type Model, patternsIn } from './model.ts'
export {
  add,
  areThere,
  check,
  find,
  findCounted,
  findListed,
  findMany,
  findShown,
  type KeyOf,
  put,
  readLately,
  remove,
  wereThere,
} from './operations.ts'
export {
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  type Page,
  type PageOptions,
  type PageRequest,
  type Reader,
  readPage,
} from './page.ts'
export {
  type Lookup,
  lookup,
  type Pattern,
  type PatternArguments,
  type PatternDescription,
  type PatternOptions,
  pattern,
} from './pattern.ts'
export { confusable, overlapping } from './overlaps.ts'
export { isOf, recognise } from './recognise.ts'
export { removeAll, removeEach } from './remove-all.ts'
export { shardAmong } from './shard-among.ts'
export { createStamp, type Stamp, timeOf } from './stamp.ts'
export { type Table, table } from './table.ts'
export { shardedPart } from './template.ts'
export { view } from './view.ts'
