import type { DocumentedRow } from '@longtable/testing/literal'
import type { LiteralScene } from './scene.ts'

export type Row = DocumentedRow<LiteralScene>

/** The ids of what has these names, in this order. */
export const ids =
  (...names: string[]) =>
  ({ id }: LiteralScene) =>
    names.map(id)
export const user = (name: string) => (scene: LiteralScene) => `USER#${scene.id(name)}`
export const ofUser = (name: string, begins?: string) => (scene: LiteralScene) => ({
  partition: user(name)(scene),
  ...(begins !== undefined && { begins }),
})
/** In GSI1, below a user. */
export const indexed = (name: string, begins: string) => (scene: LiteralScene) => ({
  index: 'GSI1',
  partition: user(name)(scene),
  begins,
})
export const resource = (type: string, name: string, begins: string) => (scene: LiteralScene) => ({
  partition: `RESOURCE#${type}#${scene.id(name)}`,
  begins,
})
