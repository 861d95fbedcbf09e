import { acceptInvite, inviteCollaborator } from '@longtable/goals-guild'
import { type Invited, tellIn } from './ledger.ts'
import { emailOf } from './people.ts'
import type { Scene } from './scene.ts'

const STRANGER_SHARE = 0.02
const NICKNAME_SHARE = 0.2
const EMAIL_SHARE = 0.2

/** Half of them are accepted, and those are never to strangers. */
const isAccepted = (inviter: number, part: number) => (inviter + part) % 2 === 0

/** By id, nickname or address; some addresses are nobody's. */
function named({ random, person, ledger }: Scene, invitee: number, mayBeStranger: boolean) {
  const { viewer, nickname } = person(invitee)
  const chance = random()
  if (mayBeStranger && chance < STRANGER_SHARE)
    return { isKnown: false, by: { email: `stranger-${ledger.audited}@example.org` } }
  if (chance < NICKNAME_SHARE) return { isKnown: true, by: { nickname } }
  if (chance < NICKNAME_SHARE + EMAIL_SHARE)
    return { isKnown: true, by: { email: emailOf(nickname) } }
  return { isKnown: true, by: { userId: viewer.userId } }
}

export async function invite(scene: Scene, inviter: number, part: number): Promise<void> {
  const { ledger, texts } = scene
  const invitee = (inviter + part + 1) % scene.peopleCount
  const isToBeAccepted = isAccepted(inviter, part)
  const { isKnown, by } = named(scene, invitee, !isToBeAccepted)
  const input = inviteCollaborator.input.parse({
    resourceType: 'goal',
    resourceId: scene.person(inviter).goalId,
    ...by,
    message: texts.message(),
  })
  const { id: inviteId } = await inviteCollaborator(scene.as(inviter), input, scene.requestId())
  ledger.invites += 1
  ledger.mails += 1
  if (isKnown) tellIn(ledger, 'invite')
  if (isToBeAccepted) scene.waiting.push({ inviteId, inviter, invitee })
}

export async function accept(scene: Scene, invited: Invited): Promise<void> {
  const { inviteId, inviter, invitee } = invited
  const { goalId } = scene.person(inviter)
  const input = acceptInvite.input.parse({ resourceType: 'goal', resourceId: goalId, inviteId })
  await acceptInvite(scene.as(invitee), input, scene.requestId())
  scene.ledger.accepted += 1
  tellIn(scene.ledger, 'accepted')
  scene.join(invitee, goalId)
}
