import { type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql/index.js'
import { largestPage } from './page-size.ts'

/** Says of every list how long it can be: nobody has to learn it from a refusal. */
export function describeSizes(schema: GraphQLSchema, bounds: ReadonlyMap<string, number>): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`
      const isPaged = field.args.some(({ name }) => name === 'first')
      if (!isPaged && !bounds.has(place)) continue
      const size = isPaged
        ? `Up to ${largestPage(bounds, place)} a page.`
        : `At most ${bounds.get(place)}.`
      field.description = field.description ? `${field.description} ${size}` : size
    }
  }
}
