import { addComment } from '@longtable/goals-guild'
import { pick } from '@longtable/testing/random'
import { type Said, tellIn } from './ledger.ts'
import type { Scene } from './scene.ts'

const REPLY_SHARE = 0.4
const MENTION_SHARE = 0.15

interface Comment {
  readonly author: number
  /** The author, where nobody is mentioned. */
  readonly mentioned: number
  readonly parent: Said | undefined
  readonly owner: number
  readonly goalId: string
}

function remember({ ledger }: Scene, comment: Comment): void {
  const { author, mentioned, parent, owner, goalId } = comment
  ledger.comments += 1
  if (parent) ledger.replies += 1
  if (mentioned !== author) {
    tellIn(ledger, 'mention')
    ledger.mails += 1
  }
  const others = new Set([owner, parent?.author ?? author])
  for (const one of others) {
    const talk = `${one} ${goalId} ${author}`
    if (one === author || one === mentioned || ledger.talked.has(talk)) continue
    ledger.talked.add(talk)
    tellIn(ledger, 'comment')
  }
}

/** On something that the author takes part in: a new one or a reply, with a mention or without. */
export async function comment(scene: Scene, author: number, part: number): Promise<void> {
  const { random, texts } = scene
  const goalId = pick(random, scene.goalsOf(author))
  const team = scene.teamOf(goalId)
  const before = scene.commentsOn(goalId)
  const parent = before.length > 0 && random() < REPLY_SHARE ? pick(random, before) : undefined
  const mentioned = random() < MENTION_SHARE ? pick(random, team) : author
  const opening = mentioned === author ? '' : `@${scene.person(mentioned).nickname}, `
  const input = addComment.input.parse({
    resourceType: 'goal',
    resourceId: goalId,
    text: `${opening}${texts.comment()}`,
    parentId: parent?.commentId,
  })
  const { id: commentId } = await addComment(scene.as(author), input, scene.requestId())
  before.push({ commentId, author, part })
  remember(scene, { author, mentioned, parent, owner: team[0] as number, goalId })
}
