import { AccessRequest, EmailGrant } from './access/access-request.entity.ts'
import { Application } from './applications/application.entity.ts'
import { Message, Participant } from './conversations/conversation.entity.ts'
import { Deck, DeckView } from './decks/deck.entity.ts'
import { Report } from './moderation/report.entity.ts'
import { StartupRole } from './roles/startup-role.entity.ts'
import { Member, Startup } from './startups/startup.entity.ts'

/** What pages are told of live: who has made a change knows it by the `requestId`. */
export const told = [
  AccessRequest,
  Application,
  Deck,
  DeckView,
  EmailGrant,
  Member,
  Message,
  Participant,
  Report,
  Startup,
  StartupRole,
]
