/** What the process that is measured is told, as its only argument. */
export interface Order {
  readonly directory: string
  readonly ports: { readonly graphql: number; readonly bare: number }
  readonly workers: number
  /** Only makes the data, and a token. */
  readonly isFilling: boolean
  /** So many notes of nobody, for a store of some size. */
  readonly ballast?: number
}

/** Asks the process for a backup into this directory; it says when that is made. */
export interface BackupOrder {
  readonly backupTo: string
}

export interface BackedUp {
  readonly storeBytes: number
}

export interface Ready {
  readonly isReady: true
  readonly token?: string
}
