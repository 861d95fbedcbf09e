import { randomUUID } from 'node:crypto'

/** As Stripe sends it. */
export interface LocalEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  /** Epoch seconds. */
  readonly created: number
  readonly data: { readonly object: object }
}

export const newName = (): string => randomUUID().replaceAll('-', '')

export const localEvent = (type: string, object: object, created: number): LocalEvent => ({
  id: `evt_${newName()}`,
  object: 'event',
  type,
  created,
  data: { object },
})

export interface SignedEvent {
  readonly body: string
  /** Goes into the header `stripe-signature`. */
  readonly signature: string
}

/** Signed as Stripe signs it, at this moment in epoch milliseconds. */
export async function signedEvent(
  event: object,
  secret: string,
  now: number,
): Promise<SignedEvent> {
  const { webhooks } = (await import('stripe')).default
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(now / 1000)
  return {
    body: payload,
    signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  }
}
