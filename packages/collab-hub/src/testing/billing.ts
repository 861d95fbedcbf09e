import { type LocalEvent, signedEvent } from '@longtable/payments'
import type { WebhookAnswer } from '@longtable/system'
import { startCheckout } from '../billing/start-checkout.ts'
import { stripeWebhook } from '../billing/stripe-webhook.ts'
import type { HubContext } from '../context.ts'
import type { HubWorld } from './hub-world.ts'
import { stripeOf, WEBHOOK_SECRET } from './test-stripe.ts'

interface Sending {
  readonly secret?: string
  /** Epoch milliseconds; now, unless it is said. */
  readonly signedAt?: number
  readonly context?: HubContext
}

/** An event as it comes over the wire, by a real signature. */
export async function sendEvent(
  world: HubWorld,
  event: object,
  given: Sending = {},
): Promise<WebhookAnswer> {
  const { secret = WEBHOOK_SECRET, signedAt = world.world.now(), context = world.as() } = given
  const { body, signature } = await signedEvent(event, secret, signedAt)
  const headers = { 'stripe-signature': signature }
  return stripeWebhook(context, { body: Buffer.from(body), headers })
}

/** What Stripe tells of somebody's first payment; nobody has heard of it yet. */
export async function paidBy(
  world: HubWorld,
  person: HubContext,
  tier: 'PRO' | 'ENTERPRISE' = 'PRO',
): Promise<readonly LocalEvent[]> {
  const { url } = await startCheckout(world.again(person), { tier })
  return stripeOf(world.deps.payments).local.pay(url.split('/').at(-1) ?? '')
}

/** Whoever has paid, and was heard of: the id of their subscription. */
export async function subscribed(
  world: HubWorld,
  person: HubContext,
  tier: 'PRO' | 'ENTERPRISE' = 'PRO',
): Promise<string> {
  const events = await paidBy(world, person, tier)
  for (const event of events) await sendEvent(world, event)
  const [, created] = events as readonly [LocalEvent, LocalEvent]
  return (created.data.object as { readonly id: string }).id
}

/** Something that happens to it at Stripe, and was heard of. */
export async function happens(
  world: HubWorld,
  act: 'renew' | 'fail' | 'end' | 'cancel' | 'resume',
  subscriptionId: string,
): Promise<void> {
  const { local } = stripeOf(world.deps.payments)
  for (const event of await local.act(act, subscriptionId)) await sendEvent(world, event)
}
