import { DomainError, type ErrorDetails } from '@longtable/core'

/** Refuses a document or a request for what it is, before anything of it runs. */
export function refuse(rule: string, text: string | ({ message: string } & ErrorDetails)): never {
  throw new DomainError('INVALID', `graphql.${rule}`, text)
}
