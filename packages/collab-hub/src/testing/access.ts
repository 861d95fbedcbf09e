import { change, find, put } from '@longtable/entity'
import { decideAccess } from '../access/decide-access.ts'
import { grantAccess } from '../access/grant-access.ts'
import { requestAccess } from '../access/request-access.ts'
import { revokeAccess } from '../access/revoke-access.ts'
import type { AccessLevel, AccessRequest } from '../access/access-request.entity.ts'
import type { HubContext } from '../context.ts'
import { Deck } from '../decks/deck.entity.ts'
import { setPitchDeck } from '../decks/set-pitch-deck.ts'
import { Startup } from '../startups/startup.entity.ts'
import { linesPdf } from '@longtable/system'
import { type HubWorld, idOf } from './hub-world.ts'
import { finishedFileOf } from './send-upload.ts'
import { startupOf } from './startups.ts'

const A_MINUTE_MS = 61_000

/** An investor whom nobody knows yet. */
export const investorIn = (world: HubWorld): Promise<HubContext> =>
  world.person(`investor-${world.world.stamp().id.toLowerCase()}`)

export interface Asked {
  readonly accessId: string
  readonly startupId: string
  readonly investor: HubContext
}

interface Given {
  readonly status?: AccessRequest['status']
  readonly level?: AccessLevel
  readonly expiresAt?: string
  readonly startupId?: string
  readonly investor?: HubContext
}

/** A request to this founder's startup in whatever status, by the ways that lead there. */
export async function accessOf(
  world: HubWorld,
  owner: HubContext,
  given: Given = {},
): Promise<Asked> {
  const { status = 'PENDING', level = 'VIEW_DECK', expiresAt } = given
  world.world.advance(A_MINUTE_MS)
  const startupId = given.startupId ?? (await startupOf(world, owner))
  const investor = given.investor ?? (await investorIn(world))
  const asking = requestAccess.input.parse({ startupId, level, message: 'May I?' })
  const { id: accessId } = await requestAccess(world.again(investor), asking)
  const founder = () => world.again(owner)
  const decide = (to: string) =>
    decideAccess(
      founder(),
      decideAccess.input.parse({
        accessId,
        status: to,
        ...(to === 'APPROVED' && { level, expiresAt }),
      }),
    )
  if (status === 'APPROVED' || status === 'REJECTED') await decide(status)
  if (status === 'REVOKED') {
    await decide('APPROVED')
    await revokeAccess(founder(), { accessId })
  }
  return { accessId, startupId, investor }
}

/** Without being asked, also to a startup that is hidden. */
export async function granted(
  world: HubWorld,
  owner: HubContext,
  { startupId, level = 'VIEW_DECK', expiresAt, investor }: Given & { readonly startupId: string },
): Promise<Asked> {
  world.world.advance(A_MINUTE_MS)
  const to = investor ?? (await investorIn(world))
  const input = grantAccess.input.parse({ startupId, userId: idOf(to), level, expiresAt })
  const { request } = await grantAccess(world.again(owner), input)
  return { accessId: request?.id ?? '', startupId, investor: to }
}

export const PDF = linesPdf([['Quiet Engines', 'Heat pumps that nobody hears'], ['The team']])

/** Uploaded and set; its pages are drawn when the world settles. */
export async function deckOf(
  world: HubWorld,
  owner: HubContext,
  { startupId, pdf = PDF }: { readonly startupId: string; readonly pdf?: Uint8Array },
): Promise<void> {
  const uploadId = await finishedFileOf(world.again(owner), 'pitchDeck', pdf)
  await setPitchDeck(world.again(owner), { startupId, uploadId })
}

/** As if it had been drawn, for what is not about its pictures. */
export async function drawnDeck({ deps, world }: HubWorld, startupId: string): Promise<string> {
  const startup = await find(deps.store, Startup, { startupId })
  if (!startup) throw new Error('There is no such startup.')
  const { id: deckId, at } = world.stamp()
  const s3Key = 'pitch-decks/drawn.pdf'
  const size = { width: 16, height: 9 }
  const times = { createdAt: at, updatedAt: at }
  await deps.store.write([
    put(Deck, { startupId, deckId, s3Key, status: 'READY', pages: [size, size], ...times }),
    change(Startup, startup, { patch: { pitchDeckUrl: s3Key, deckId } }),
  ])
  return deckId
}
