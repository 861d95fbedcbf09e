/** Every file of access patterns, once: the model is what they export. */
export * from '../identity/account.patterns.ts'
export * from '../sessions/session.patterns.ts'
export * from '../tickets/ticket.patterns.ts'
