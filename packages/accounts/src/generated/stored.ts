// Written by `npm run docs`.
/** Every file of entities and of access patterns: the model is what they export. */
export * from '../identity/account.entity.ts'
export * from '../identity/account.patterns.ts'
export * from '../identity/own-items.patterns.ts'
export * from '../model/rows.ts'
export * from '../sessions/session.entity.ts'
export * from '../sessions/session.patterns.ts'
export * from '../tickets/ticket.entity.ts'
export * from '../tickets/ticket.patterns.ts'
