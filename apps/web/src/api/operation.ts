/** A document with the types of what it takes and gives; `npm run docs` makes them from the SDL. */
export interface Operation<Data, Variables> {
  readonly kind: 'query' | 'mutation' | 'subscription'
  /** Of the system that it is sent to. */
  readonly endpoint: string
  readonly text: string
  /** Types only. */
  readonly data?: Data
  readonly variables?: Variables
}
