import {
  acceptInvite,
  addComment,
  AddCommentInput,
  addReaction,
  inviteCollaborator,
  InviteCollaboratorInput,
  InviteInput,
  ReactionInput,
} from '@longtable/goals-guild'
import { below, pick, type Random } from '@longtable/testing/random'
import type { Guild } from './guild.ts'
import { emptyLedger, type Invited, type Ledger, type Said, tellIn } from './ledger.ts'
import { emailOf, type Person } from './people.ts'
import type { MonthSize } from './size.ts'
import { createTexts } from './texts.ts'

export const KINDS = ['invites', 'accepted', 'comments', 'reactions'] as const
export type Kind = (typeof KINDS)[number]

/** What one person does in a row, waiting for each answer. */
type Visit = () => Promise<void>

interface Visits {
  readonly actsEach: number
  readonly visits: readonly Visit[]
}

export interface Month {
  readonly ledger: Ledger
  /** One kind of act in one part of the month. */
  turn(kind: Kind, part: number): Visits
}

interface MonthOptions {
  readonly guild: Guild
  readonly people: readonly Person[]
  readonly size: MonthSize
  readonly random: Random
  /** Time goes on with every act. */
  readonly tick: () => void
}

const EMOJI = ['👍', '🎉', '❤️', '🚀', '👀', '💪🏽', '👩🏽‍🚀', '🙌']
const REPLY_SHARE = 0.4
const MENTION_SHARE = 0.15
/** A second emoji on the same comment, which tells its author nothing new. */
const AGAIN_SHARE = 0.05
const STRANGER_SHARE = 0.02
const NICKNAME_SHARE = 0.2
const EMAIL_SHARE = 0.2

/** Everything that people do in a month, as they do it: through the mutations, limits and all. */
export function createMonth({ guild, people, size, random, tick }: MonthOptions): Month {
  const texts = createTexts(random)
  const ledger = emptyLedger()
  const waiting: Invited[] = []
  /** By goal. */
  const teams = new Map(people.map(({ goalId }, place) => [goalId, [place]]))
  const goals = people.map(({ goalId }) => [goalId])
  const said = new Map<string, Said[]>(people.map(({ goalId }) => [goalId, []]))
  const reacted = new Set<string>()
  const reactedTo = new Set<string>()
  let requests = 0

  const person = (place: number) => people[place] as Person
  const as = (place: number) => guild.context(person(place).viewer)
  /** Clients that may have to try again send one with every mutation. */
  const asked = () => {
    tick()
    ledger.audited += 1
    requests += 1
    return `month-${requests}`
  }

  function inviteeIn(inviter: number, part: number, isAccepted: boolean) {
    const invitee = (inviter + part + 1) % people.length
    const { viewer, nickname } = person(invitee)
    const chance = random()
    if (!isAccepted && chance < STRANGER_SHARE)
      return { invitee, isKnown: false, by: { email: `stranger-${requests}@example.org` } }
    if (chance < NICKNAME_SHARE) return { invitee, isKnown: true, by: { nickname } }
    if (chance < NICKNAME_SHARE + EMAIL_SHARE)
      return { invitee, isKnown: true, by: { email: emailOf(nickname) } }
    return { invitee, isKnown: true, by: { userId: viewer.userId } }
  }

  async function invite(inviter: number, part: number): Promise<void> {
    const isAccepted = (inviter + part) % 2 === 0
    const { invitee, isKnown, by } = inviteeIn(inviter, part, isAccepted)
    const resource = { resourceType: 'goal', resourceId: person(inviter).goalId }
    const input = InviteCollaboratorInput.parse({ ...resource, ...by, message: texts.message() })
    const { id: inviteId } = await inviteCollaborator(as(inviter), input, asked())
    ledger.invites += 1
    ledger.mails += 1
    if (isKnown) tellIn(ledger, 'invite')
    if (isAccepted) waiting.push({ inviteId, inviter, invitee })
  }

  async function accept({ inviteId, inviter, invitee }: Invited): Promise<void> {
    const { goalId } = person(inviter)
    const input = InviteInput.parse({ resourceType: 'goal', resourceId: goalId, inviteId })
    await acceptInvite(as(invitee), input, asked())
    ledger.accepted += 1
    tellIn(ledger, 'accepted')
    teams.get(goalId)?.push(invitee)
    goals[invitee]?.push(goalId)
  }

  async function comment(author: number, part: number): Promise<void> {
    const goalId = pick(random, goals[author] as string[])
    const team = teams.get(goalId) as number[]
    const before = said.get(goalId) as Said[]
    const parent = before.length > 0 && random() < REPLY_SHARE ? pick(random, before) : undefined
    const named = random() < MENTION_SHARE ? pick(random, team) : author
    const opening = named === author ? '' : `@${person(named).nickname}, `
    const input = AddCommentInput.parse({
      resourceType: 'goal',
      resourceId: goalId,
      text: `${opening}${texts.comment()}`,
      parentId: parent?.commentId,
    })
    const { id: commentId } = await addComment(as(author), input, asked())
    before.push({ commentId, goalId, author, part })
    ledger.comments += 1
    if (parent) ledger.replies += 1
    if (named !== author) {
      tellIn(ledger, 'mention')
      ledger.mails += 1
    }
    const others = new Set([team[0] as number, parent?.author ?? author])
    for (const one of others) if (one !== author && one !== named) tellIn(ledger, 'comment')
  }

  /** Something new to react to: an emoji on an old reaction's comment might tell of it once more. */
  function newReaction(reader: number, part: number): readonly [Said, string] {
    for (;;) {
      const from = said.get(pick(random, goals[reader] as string[])) as Said[]
      if (from.length === 0) continue
      const one = from[below(random, from.length)] as Said
      const pair = `${one.commentId} ${reader}`
      const isAgain = reactedTo.has(pair)
      if (isAgain && (one.part < part || random() > AGAIN_SHARE)) continue
      const emoji = pick(random, EMOJI)
      if (reacted.has(`${pair} ${emoji}`)) continue
      if (!isAgain && one.author !== reader) tellIn(ledger, 'reaction')
      reactedTo.add(pair)
      reacted.add(`${pair} ${emoji}`)
      return [one, emoji]
    }
  }

  async function react(reader: number, part: number): Promise<void> {
    const [{ commentId }, emoji] = newReaction(reader, part)
    await addReaction(as(reader), ReactionInput.parse({ commentId, emoji }), asked())
    ledger.reactions += 1
  }

  const everybody = (acts: number, one: (place: number) => Promise<void>): Visits => ({
    actsEach: acts,
    visits: people.map((_, place) => async () => {
      for (let n = 0; n < acts; n++) await one(place)
    }),
  })
  const turns: Record<Kind, (part: number) => Visits> = {
    invites: (part) => everybody(1, (place) => invite(place, part)),
    accepted: () => ({
      actsEach: 1,
      visits: waiting.splice(0).map((one) => () => accept(one)),
    }),
    comments: (part) => everybody(size.each.comments, (place) => comment(place, part)),
    reactions: (part) => everybody(size.each.reactions, (place) => react(place, part)),
  }
  return { ledger, turn: (kind, part) => turns[kind](part) }
}
