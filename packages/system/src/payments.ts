/** What is charged again and again. */
export interface PaidPrice {
  /** In the smallest unit of the currency, of all that is bought of it. */
  readonly amount: number
  readonly currency: string
  readonly interval: 'day' | 'week' | 'month' | 'year'
  readonly intervalCount: number
}

/** What is paid for, and for which time. */
export interface PaidItem {
  readonly priceId: string
  /** Absent where it hangs on what is used, or is not told. */
  readonly price?: PaidPrice | undefined
  /** ISO 8601. */
  readonly periodStart: string
  readonly periodEnd: string
}

/** A subscription as the provider says that it is. */
export interface PaidSubscription {
  readonly id: string
  readonly customerId: string
  /** In the provider's words, of which there may be more than we know. */
  readonly status: string
  /** Never empty. */
  readonly items: readonly PaidItem[]
  readonly cancelsAtPeriodEnd: boolean
  readonly trialEndsAt?: string | undefined
  readonly createdAt: string
  /** For whom it was begun here. */
  readonly userId?: string | undefined
}

/** Something that the provider vouches for. It may come again, and in any order. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: string
  /** Absent where it is about no subscription. */
  readonly customerId?: string | undefined
  /** As it was then, where the event says so. */
  readonly subscription?: PaidSubscription | undefined
  readonly userId?: string | undefined
}

export interface PaidInvoice {
  readonly number: string
  readonly status: string
  /** In the smallest unit of the currency. */
  readonly total: number
  readonly currency: string
  readonly createdAt: string
  readonly pageUrl: string | null
  readonly pdfUrl: string | null
}

/** What somebody is to pay for. The same `checkoutId` is the same page. */
export interface Checkout {
  readonly checkoutId: string
  readonly customerId: string
  readonly userId: string
  readonly priceId: string
}

/** Who is paid through; a host brings it along. What cannot be reached throws. */
export interface Payments {
  /** Why nobody can pay here, in a sentence. */
  readonly closedBecause?: string
  /** What is bought by each price: PRO. */
  readonly tiers: ReadonlyMap<string, string>
  /** Undefined for what the provider has not signed, or a while ago. Epoch milliseconds. */
  event(
    body: Uint8Array,
    signature: string | undefined,
    now: number,
  ): Promise<PaymentEvent | undefined>
  /** All of a customer, ended ones too; undefined where the provider knows no such customer. */
  subscriptionsOf(customerId: string): Promise<readonly PaidSubscription[] | undefined>
  /** Asked again for the same person, it is the same customer. */
  createCustomer(person: { readonly userId: string; readonly email: string }): Promise<string>
  /** Addresses of pages of the provider. */
  checkoutUrl(checkout: Checkout): Promise<string>
  portalUrl(customerId: string): Promise<string>
  setCancelsAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<PaidSubscription>
  /** At once; also what has ended already, or is not known. */
  end(subscriptionId: string): Promise<void>
  /** What one of it costs; undefined for what has no fixed price. */
  priceOf(priceId: string): Promise<PaidPrice | undefined>
  /** Newest first. */
  invoicesOf(customerId: string, limit: number): Promise<readonly PaidInvoice[]>
}

const refused = (): never => {
  throw new Error('Nobody can pay here.')
}

/** Where nobody can pay. */
export const noPayments: Payments = {
  closedBecause: 'Payments are not set up here: everything else works, and nobody is charged.',
  tiers: new Map(),
  event: refused,
  subscriptionsOf: refused,
  createCustomer: refused,
  checkoutUrl: refused,
  portalUrl: refused,
  setCancelsAtPeriodEnd: refused,
  end: refused,
  priceOf: refused,
  invoicesOf: refused,
}
