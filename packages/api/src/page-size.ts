import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@longtable/entity'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql/index.js'
import { refuse } from './refuse.ts'

/** A type called `…Page` holds the items of one page; the field that gives it takes `first`. */
export const isPage = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.name.endsWith('Page')

export function holdsList(type: GraphQLOutputType): boolean {
  if (isNonNullType(type)) return holdsList(type.ofType as GraphQLOutputType)
  return isListType(type)
}

export interface PageVariables {
  /** What the request gives for a variable; undefined while the request is not known. */
  readonly variableValue?: (name: string) => unknown
  /** Told of each variable that sizes a page. */
  readonly onVariable: (name: string) => void
}

export interface SizedField {
  readonly node: FieldNode
  readonly field: GraphQLField<unknown, unknown>
  readonly parent: GraphQLNamedType
  readonly bounds: ReadonlyMap<string, number>
}

function within(size: unknown, max: number): number {
  if (Number.isInteger(size) && (size as number) >= 1 && (size as number) <= max)
    return size as number
  return refuse('page-size', {
    message: `first: a whole number from 1 to ${max}.`,
    field: 'first',
  })
}

/** What `first` may be of the field at a place. */
export const largestPage = (bounds: ReadonlyMap<string, number>, place: string): number =>
  bounds.get(place) ?? PAGE_SIZE_MAX

/** How many times what is below this field can be resolved. */
export function pageSize(sized: SizedField, variables: PageVariables): number {
  const { node, field, parent, bounds } = sized
  const place = `${parent.name}.${field.name}`
  const first = field.args.find(({ name }) => name === 'first')
  if (!first) return isCompositeType(getNamedType(field.type)) ? (bounds.get(place) ?? 1) : 1

  const max = largestPage(bounds, place)
  const usual = Math.min((first.defaultValue as number | undefined) ?? PAGE_SIZE_DEFAULT, max)
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value
  if (given?.kind === Kind.INT) return within(Number(given.value), max)
  if (given?.kind !== Kind.VARIABLE) return usual
  variables.onVariable(given.name.value)
  if (!variables.variableValue) return 1
  const value = variables.variableValue(given.name.value)
  return value == null ? usual : within(value, max)
}
