import { lookup, pattern } from '@longtable/entity'
import { Session } from './session.entity.ts'

export const sessionById = lookup(Session, { source: 'spec: a session by its id' })

export const sessionsOf = pattern(Session, 'table', {
  source: 'spec: where an account is signed in',
  descending: true,
})
