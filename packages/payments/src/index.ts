export { type LocalEvent, signedEvent } from './local/local-event.ts'
export { createLocalStripe, type LocalStripe } from './local/local-stripe.ts'
export { inDirectory, inMemory } from './local/records.ts'
export { stripePayments } from './stripe-payments.ts'
