import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A price as Stripe's API shows it. */
export interface LocalPrice {
  readonly id: string
  readonly object: 'price'
  readonly unit_amount: number
  readonly currency: string
  readonly recurring: { readonly interval: 'month'; readonly interval_count: 1 }
}

/** A subscription as Stripe's API shows it today. */
export interface LocalSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly status: string
  readonly created: number
  readonly cancel_at_period_end: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly items: {
    readonly object: 'list'
    readonly data: readonly {
      readonly id: string
      /** Of those begun long ago on this machine nothing but the id. */
      readonly price: { readonly id: string } & Partial<LocalPrice>
      readonly quantity?: number
      readonly current_period_start: number
      readonly current_period_end: number
    }[]
  }
}

export interface LocalSession {
  readonly id: string
  readonly priceId: string
  readonly userId: string
  readonly returnUrl: string
  readonly isPaid: boolean
}

/** All that there is of a customer. */
export interface LocalAccount {
  readonly customerId: string
  readonly email: string
  readonly sessions: readonly LocalSession[]
  readonly subscriptions: readonly LocalSubscription[]
  /** Newest first, as the API lists them. */
  readonly invoices: readonly object[]
}

export interface LocalRecords {
  read(customerId: string): Promise<LocalAccount | undefined>
  write(account: LocalAccount): Promise<void>
}

export function inMemory(): LocalRecords {
  const accounts = new Map<string, LocalAccount>()
  return {
    read: async (customerId) => accounts.get(customerId),
    write: async (account) => void accounts.set(account.customerId, account),
  }
}

/** A file for each, so that what was bought to try it out is still there after a restart. */
export function inDirectory(directory: string): LocalRecords {
  const pathOf = (customerId: string) => {
    if (!/^cus_[0-9a-z]+$/.test(customerId)) throw new Error('That is no customer of this machine.')
    return join(directory, `${customerId}.json`)
  }
  return {
    async read(customerId) {
      try {
        return JSON.parse(await readFile(pathOf(customerId), 'utf8')) as LocalAccount
      } catch {
        return undefined
      }
    },
    async write(account) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = pathOf(account.customerId)
      await writeFile(`${path}.new`, JSON.stringify(account), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
  }
}
