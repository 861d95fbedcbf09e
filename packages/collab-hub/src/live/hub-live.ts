import { type Cause, changesOf } from '@longtable/core'
import { AccessRequest, EmailGrant } from '../access/access-request.entity.ts'
import { Application } from '../applications/application.entity.ts'
import { Deck, DeckView } from '../decks/deck.entity.ts'
import { Report } from '../moderation/report.entity.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { RoleFunnel, StartupViews } from '../stats/stats.entity.ts'

/** Of which part of a startup something has changed. */
type StartupPart =
  | 'startup'
  | 'role'
  | 'application'
  | 'member'
  | 'access'
  | 'emailGrant'
  | 'deck'
  | 'deckView'
  | 'figures'

export interface StartupEvent {
  readonly part: StartupPart
  /** Of what has changed; of the startup itself where that has no id. */
  readonly id: string
  readonly cause: Cause | undefined
}

export interface ReviewEvent {
  readonly part: 'startup' | 'report'
  readonly id: string
  readonly cause: Cause | undefined
}

export const startupTopic = (startupId: string) => `collab-hub.startup ${startupId}`
export const REVIEW_TOPIC = 'collab-hub.reviews'

const toFounder = (startupId: string, message: StartupEvent) => ({
  topic: startupTopic(startupId),
  message,
})
const toAdmins = (message: ReviewEvent) => ({ topic: REVIEW_TOPIC, message })

/** What a founder's pages show, and what waits for the admins, by what was written. */
export const tellHub = [
  changesOf(Startup, ({ startupId: id }, cause) => [
    toFounder(id, { part: 'startup', id, cause }),
    toAdmins({ part: 'startup', id, cause }),
  ]),
  changesOf(Report, ({ reportId: id }, cause) => toAdmins({ part: 'report', id, cause })),
  changesOf(StartupRole, ({ startupId, roleId: id }, cause) =>
    toFounder(startupId, { part: 'role', id, cause }),
  ),
  changesOf(Application, ({ startupId, applicationId: id }, cause) =>
    toFounder(startupId, { part: 'application', id, cause }),
  ),
  changesOf(Member, ({ startupId, userId: id }, cause) =>
    toFounder(startupId, { part: 'member', id, cause }),
  ),
  changesOf(AccessRequest, ({ startupId, accessId: id }, cause) =>
    toFounder(startupId, { part: 'access', id, cause }),
  ),
  changesOf(EmailGrant, ({ startupId }, cause) =>
    toFounder(startupId, { part: 'emailGrant', id: startupId, cause }),
  ),
  changesOf(Deck, ({ startupId, deckId: id }, cause) =>
    toFounder(startupId, { part: 'deck', id, cause }),
  ),
  changesOf(DeckView, ({ startupId, userId: id }, cause) =>
    toFounder(startupId, { part: 'deckView', id, cause }),
  ),
  // They follow what they count: who read them with that would read them too early.
  changesOf(RoleFunnel, ({ startupId, roleId: id }, cause) =>
    toFounder(startupId, { part: 'figures', id, cause }),
  ),
  changesOf(StartupViews, ({ startupId: id }, cause) =>
    toFounder(id, { part: 'figures', id, cause }),
  ),
]
