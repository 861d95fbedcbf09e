/** What the process that is measured is told, as its only argument. */
export interface Order {
  readonly directory: string
  readonly ports: { readonly graphql: number; readonly bare: number }
  readonly workers: number
  /** Only makes the data, and a token. */
  readonly isFilling: boolean
}

export interface Ready {
  readonly isReady: true
  readonly token?: string
}
