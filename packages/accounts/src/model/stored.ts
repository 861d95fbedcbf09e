/** Every file of entities and of access patterns, once: the model is what they export. */
export * from '../identity/account.entity.ts'
export * from '../identity/account.patterns.ts'
export * from '../sessions/session.entity.ts'
export * from '../sessions/session.patterns.ts'
export * from '../tickets/ticket.entity.ts'
export * from '../tickets/ticket.patterns.ts'
export * from './rows.ts'
