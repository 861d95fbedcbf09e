import { literalChecks } from '@longtable/testing/literal'
import { describe } from 'vitest'
import { items002 } from '../testing/literal/items-002.ts'
import { rows002 } from '../testing/literal/rows-002.ts'
import { play } from '../testing/literal/scene.ts'

const DOCUMENTED = new Set(
  'USER STARTUP STARTUP_ROLE APPLICATION ACCESS_REQUEST CONVERSATION MESSAGE SUBSCRIPTION AUDIT_LOG NOTIFICATION'.split(
    ' ',
  ),
)

/** Typed from document 002; read by the AWS SDK; written by mutations alone. */
describe('CollabHub to the letter', () => {
  literalChecks({
    table: 'collabhub-main',
    play,
    items: items002,
    rows: rows002,
    conventions({ PK, SK, entityType, email, ttl, TTL }, verdicts) {
      const where = `${String(PK)} / ${String(SK)}`
      const isKnown = entityType === undefined || DOCUMENTED.has(String(entityType))
      verdicts.check(isKnown, () => `${where}: entityType is ${String(entityType)}`)
      const isUser = email === undefined || entityType === 'USER'
      verdicts.check(isUser, () => `${where}: email is in GSI4`)
      const isTtl = TTL === undefined && (ttl === undefined || Number.isInteger(ttl))
      verdicts.check(isTtl, () => `${where}: ttl`)
    },
  })
})
