import { live, noInput } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { admin, type HubContext } from '../context.ts'
import type { LiveResolvers } from '../generated/schema.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupOfMine } from '../startups/startup.policy.ts'
import { REVIEW_TOPIC, type ReviewEvent, type StartupEvent, startupTopic } from './hub-live.ts'

const typeDefs = /* GraphQL */ `
  enum StartupPart {
    startup
    role
    application
    member
    access
    emailGrant
    deck
    deckView
    "How many have come how far, and how many have looked: counted a moment later."
    figures
  }
  "Something of a startup has changed, come or gone: ask for it anew."
  type StartupEvent {
    part: StartupPart!
    "Of what has changed; of the startup where that has no id of its own."
    id: ID!
    "Where you asked for it yourself."
    requestId: String
  }
  enum ReviewPart {
    startup
    report
  }
  "Something that admins look at has changed, come or gone."
  type ReviewEvent {
    part: ReviewPart!
    id: ID!
    requestId: String
  }
  extend type Subscription {
    "For its founder."
    startupChanged(startupId: ID!): StartupEvent!
    "For admins: startups that are looked at, and reports."
    reviewsChanged: ReviewEvent!
  }
`

const shown = <Event extends StartupEvent | ReviewEvent>(
  context: HubContext,
  { cause, ...event }: Event,
) => ({ ...event, requestId: ownRequest(cause, signedIn(context).userId) })

const resolvers = {
  Subscription: {
    startupChanged: live({
      input: StartupInput,
      admit: async (context: HubContext, { startupId }) =>
        void (await startupOfMine(context, startupId)),
      events: ({ bus }, { startupId }) => bus.subscribe<StartupEvent>(startupTopic(startupId)),
      show: (context, _, event) => shown(context, event),
    }),
    reviewsChanged: live({
      input: noInput,
      admit: async (context: HubContext) => void (await admin(context, 'reviewsChanged')),
      events: ({ bus }) => bus.subscribe<ReviewEvent>(REVIEW_TOPIC),
      show: (context, _, event) => shown(context, event),
    }),
  },
} satisfies LiveResolvers

export const liveModule = { name: 'live', typeDefs, resolvers }
