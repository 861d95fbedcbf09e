import { lexicographicSortSchema, printSchema } from 'graphql/index.js'
import { buildSchema, type Module } from './module.ts'

/** All that a client may ask, in an order that does not hang on the modules'. */
export const printModules = (modules: readonly Module[]): string =>
  `${printSchema(lexicographicSortSchema(buildSchema(modules).schema))}\n`
