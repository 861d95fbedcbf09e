import { noPayments, type Webhook } from '@longtable/system'
import { takeEvent } from './take-event.ts'

const signatureIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

/** Whatever goes wrong but the signature is thrown: the host answers with a 5xx, and Stripe sends again. */
export const stripeWebhook: Webhook = async (context, { body, headers }) => {
  const { payments = noPayments } = context
  if (payments.closedBecause !== undefined) return { status: 503, message: payments.closedBecause }
  const signature = signatureIn(headers['stripe-signature'])
  const event = await payments.event(body, signature, context.now())
  if (!event) return { status: 400, message: 'This was not signed by Stripe a moment ago.' }
  await takeEvent(context, event)
  return { status: 200, message: 'Taken.' }
}
