import type { PaymentEvent } from '@longtable/system'
import * as z from 'zod'
import { isoOf, Named, subscriptionOf } from './stripe-shapes.ts'

const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

type About = Pick<PaymentEvent, 'customerId' | 'subscription' | 'userId'>
const NOTHING: About = {}

const Session = z.object({
  mode: z.string(),
  customer: Named.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

/** Once an invoice names its subscription itself, later its parent does. */
const Invoice = z.object({
  customer: Named.nullish(),
  subscription: Named.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: Named.nullish() }).nullish() })
    .nullish(),
})

function ofSubscription(type: string, object: unknown): About {
  const shown = subscriptionOf(object)
  const isDeleted = type === 'customer.subscription.deleted'
  const subscription = isDeleted ? { ...shown, status: 'canceled' } : shown
  return { customerId: shown.customerId, subscription, userId: shown.userId }
}

function ofSession(object: unknown): About {
  const { mode, customer, metadata } = Session.parse(object)
  if (mode !== 'subscription' || customer == null) return NOTHING
  // Not `client_reference_id`, which whoever follows a link may write into it.
  return { customerId: customer, userId: metadata?.['userId'] }
}

function ofInvoice(object: unknown): About {
  const { customer, subscription, parent } = Invoice.parse(object)
  const id = subscription ?? parent?.subscription_details?.subscription
  return id == null || customer == null ? NOTHING : { customerId: customer }
}

function aboutOf(type: string, object: unknown): About {
  if (type.startsWith('customer.subscription.')) return ofSubscription(type, object)
  if (type.startsWith('checkout.session.')) return ofSession(object)
  return type.startsWith('invoice.') ? ofInvoice(object) : NOTHING
}

/** What an event that was verified says. */
export function eventOf(verified: unknown): PaymentEvent {
  const { id, type, created, data } = Envelope.parse(verified)
  return { id, type, createdAt: isoOf(created), ...aboutOf(type, data.object) }
}
