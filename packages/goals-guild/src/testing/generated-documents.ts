import { documentsOf } from '@longtable/testing/units'
import { goalsGuildSystem } from '../system.ts'

export const { documentOf, queryFields, listQueries } = documentsOf(goalsGuildSystem)
