import { type AnyEntity, keyCondition, type Model } from '@longtable/entity'
import type { Proof } from './proofs.ts'

export interface DocumentedSystem {
  readonly model: Model
  readonly proofs: readonly Proof[]
}

/** A bar would end the cell, in code as well. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => `\`${cell(text)}\``
/** Brackets would end the text of a link. */
const link = (text: string, target: string) =>
  `[${cell(text).replaceAll(/[[\]<>*_`]/g, '\\$&')}](${target})`
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')
}

function keysTable({ table: { indexes } }: Model): string {
  const rows = Object.entries(indexes).map(([name, { partition, sort }]) => [
    name,
    code(partition),
    sort === undefined ? '–' : code(sort),
  ])
  return table(['Index', 'Partition key', 'Sort key'], [['table', code('PK'), code('SK')], ...rows])
}

function entityRow(name: string, { type, templates, ours }: AnyEntity): string[] {
  const keys = ({ partition, sort }: AnyEntity['templates'][string]) =>
    [partition, ...(sort ? [sort] : [])].map((template) => code(template.text)).join(' / ')
  const { table: own, ...indexes } = templates
  const isOurs = ours.includes('table')
  const others = Object.entries(indexes).map(
    ([index, pair]) => `${!isOurs && ours.includes(index) ? '+ ' : ''}${index} ${keys(pair)}`,
  )
  return [isOurs ? `${name} +` : name, code(type), own ? keys(own) : '', others.join('<br>')]
}

function patternRow({ model, proofs }: DocumentedSystem, name: string): string[] {
  const description = model.patterns[name]?.description
  if (!description) throw new Error(`${model.system} has no pattern ${name}`)
  const { operation, index, entities, options } = description
  const gives = Object.entries(model.entities).filter(([, entity]) => entities.includes(entity))
  const proof = proofs
    .filter(({ pattern }) => pattern === name)
    .map(({ path, title }) => link(title, `../${path}`))
  return [
    name,
    cell(options.source),
    operation,
    index,
    code(keyCondition(model.table, description)),
    gives.map(([entity]) => entity).join(', '),
    proof.join('<br>'),
  ]
}

function section(system: DocumentedSystem): string {
  const { model } = system
  const { name, discriminator, ttl } = model.table
  const type = discriminator === undefined ? 'none' : code(discriminator)
  const patterns = Object.keys(model.patterns).map((pattern) => patternRow(system, pattern))
  const entities = Object.entries(model.entities).map(([entity, one]) => entityRow(entity, one))
  return [
    `## ${model.system}`,
    `Table ${code(name)}; type attribute ${type}; expiry ${ttl === undefined ? 'none' : code(ttl)}.`,
    keysTable(model),
    `### Access patterns of ${model.system} (${patterns.length})`,
    table(
      ['Pattern', 'Document and row', 'Operation', 'Index', 'Key condition', 'Gives', 'Proved by'],
      patterns,
    ),
    `### Entities of ${model.system} (${entities.length})`,
    table(['Entity', 'Type', 'Table key', 'Index keys'], entities),
  ].join('\n\n')
}

/** Everything that is stored and every way it is read, as the models say it. */
export function accessPatternsDocument(systems: readonly DocumentedSystem[]): string {
  const introduction = [
    '# Access patterns',
    'Generated from the models by `npm run docs`, and checked by a test: change a model, not this file.',
    'A pattern names the document it comes from by its number, or `spec` where the documents need it ' +
      'without naming it. In key templates `{…}` stands for a field or for a part derived from fields; ' +
      'an item without such a part is not in that index. `+` marks entities and index keys that are ' +
      'ours: the documents need them without naming them.',
  ]
  return `${[...introduction, ...systems.map(section)].join('\n\n')}\n`
}
