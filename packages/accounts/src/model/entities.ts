/** Every file of entities, once: the model is what they export. */
export * from '../identity/account.entity.ts'
export * from '../sessions/session.entity.ts'
export * from '../tickets/ticket.entity.ts'
export * from './rows.ts'
