import { keyCondition } from '@longtable/entity'
import { entityExample, patternExample } from './examples.ts'
import { keyNames } from './key-names.ts'
import { type ExplorerSource, firstItems } from './source.ts'

const entityNames = (source: ExplorerSource, entities: readonly unknown[]): string[] =>
  Object.entries(source.model.entities)
    .filter(([, entity]) => entities.includes(entity))
    .map(([name]) => name)

/** A pattern as the page shows it, in the document's words. */
export function describePattern(source: ExplorerSource, name: string) {
  const { model } = source
  const description = model.patterns[name]?.description
  if (!description) throw new Error(`${model.system} has no pattern ${name}`)
  const { operation, index, entities, options } = description
  return {
    name,
    source: options.source,
    operation,
    index,
    condition: keyCondition(model.table, description),
    entities: entityNames(source, entities),
  }
}

/** What a table holds and how it is read, with an example of each as far as there is one. */
export async function describeTable(source: ExplorerSource) {
  const { model, isServed } = source
  const items = await firstItems(source)
  const keys = keyNames(model.table)
  const patterns = Object.entries(model.patterns).map(([name, { description }]) => {
    const names = keys.find(({ index }) => index === description.index)
    return {
      ...describePattern(source, name),
      example: names && patternExample(description, names, items),
    }
  })
  const entities = Object.entries(model.entities).map(([name, entity]) => ({
    name,
    keys: Object.entries(entity.templates).map(([index, { partition, sort }]) => ({
      index,
      partition: partition.text,
      sort: sort?.text,
    })),
    example: entityExample(entity, items),
  }))
  return {
    name: model.table.name,
    system: model.system,
    keys,
    isServed,
    isEmpty: items.length === 0,
    patterns,
    entities,
  }
}
