import { whoMayNot } from '@longtable/testing/permissions'
import { accessOf, drawnDeck, PDF } from '../testing/access.ts'
import { idOf } from '../testing/hub-world.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  hubRoles,
  type Made,
  turnInto,
} from '../testing/roles.ts'
import { finishedFileOf } from '../testing/send-upload.ts'
import { startupOf } from '../testing/startups.ts'
import { decksFeature } from './decks.feature.ts'
import { noteLook } from './note-look.ts'
import { openDeck } from './open-deck.ts'

const NO_ACCESS = 'FORBIDDEN decks.no-access'
const ownerOnly = everyone('FORBIDDEN users.other-role', {
  founder: 'FORBIDDEN startups.not-founder',
})

const withDeck = async ({ world, owner }: Cast) => {
  const startupId = await startupOf(world, owner)
  await drawnDeck(world, startupId)
  return { startupId }
}

/** The asker becomes an investor with this much access. */
const investor = (
  level: 'VIEW_PROFILE' | 'VIEW_DECK',
  outcome: FurtherRole['outcome'],
): FurtherRole => ({
  async become(cast: Cast, { startupId }: Made) {
    await turnInto(cast, 'INVESTOR')
    const { world, owner, asker } = cast
    await accessOf(world, owner, { startupId, investor: asker, level, status: 'APPROVED' })
  },
  outcome,
})

const admin = (outcome: FurtherRole['outcome']): FurtherRole => ({
  become: (cast) => turnInto(cast, 'ADMIN').then(() => {}),
  outcome,
})

/** They have opened it and seen the first page. */
const looker: FurtherRole = {
  async become(cast: Cast, made: Made) {
    const { world, asker } = cast
    const { startupId } = made
    await investor('VIEW_DECK', 'allowed').become(cast, made)
    const { viewedAt } = await openDeck(world.again(asker), { startupId })
    const key = { startupId, userId: idOf(asker), viewedAt: viewedAt ?? '' }
    await noteLook(world.again(asker), key, (_, seenAt) => ({
      pages: { 1: { seenAt, seconds: 0 } },
    }))
    return { viewedAt }
  },
  outcome: 'allowed',
}

whoMayNot(decksFeature, hubRoles, [
  {
    operation: 'Query.deck',
    document: 'query ($startupId: ID!) { deck(startupId: $startupId) { status } }',
    variables: withDeck,
    outcomes: everyone(NO_ACCESS),
    also: {
      reader: investor('VIEW_PROFILE', NO_ACCESS),
      viewer: investor('VIEW_DECK', 'allowed'),
      admin: admin('allowed'),
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.deckViews',
    document: 'query ($startupId: ID!) { deckViews(startupId: $startupId) { items { seconds } } }',
    variables: withDeck,
    outcomes: everyone('FORBIDDEN startups.not-founder'),
    also: {
      viewer: investor('VIEW_DECK', 'FORBIDDEN startups.not-founder'),
      admin: admin('allowed'),
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.setPitchDeck',
    document:
      'mutation ($startupId: ID!, $id: ID!) { setPitchDeck(startupId: $startupId, uploadId: $id) { id } }',
    async variables({ world, owner }) {
      const startupId = await startupOf(world, owner)
      return { startupId, id: await finishedFileOf(world.again(owner), 'pitchDeck', PDF) }
    },
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.removePitchDeck',
    document: 'mutation ($startupId: ID!) { removePitchDeck(startupId: $startupId) { id } }',
    variables: withDeck,
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.openDeck',
    document: 'mutation ($startupId: ID!) { openDeck(startupId: $startupId) { deckId } }',
    variables: withDeck,
    outcomes: everyone(NO_ACCESS),
    also: {
      viewer: investor('VIEW_DECK', 'allowed'),
      reader: investor('VIEW_PROFILE', NO_ACCESS),
      admin: admin('allowed'),
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.reportDeckTime',
    document: `mutation ($startupId: ID!, $viewedAt: String = "2026-01-01T00:00:00.000Z") {
      reportDeckTime(startupId: $startupId, viewedAt: $viewedAt, page: 1, seconds: 1) { seconds } }`,
    variables: withDeck,
    outcomes: everyone(NO_ACCESS),
    also: { looker, viewer: investor('VIEW_DECK', 'NOT_FOUND decks.unknown') },
    allowedFor: 'also',
  },
])
