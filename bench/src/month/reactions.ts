import { addReaction } from '@longtable/goals-guild'
import { pick } from '@longtable/testing/random'
import { type Said, tellIn } from './ledger.ts'
import type { Scene } from './scene.ts'

const EMOJI = ['👍', '🎉', '❤️', '🚀', '👀', '💪🏽', '👩🏽‍🚀', '🙌']
/** A second emoji on the same comment, which tells its author nothing new. */
const AGAIN_SHARE = 0.05

type React = (reader: number, part: number) => Promise<void>

/** Every reaction of the month is another one. */
export function createReact(scene: Scene): React {
  const { random, ledger } = scene
  const reacted = new Set<string>()
  const reactedTo = new Set<string>()

  /** Only of the same part a comment is reacted to again: later, its author would be told again. */
  function newReaction(reader: number, part: number): readonly [Said, string] {
    for (;;) {
      const from = scene.commentsOn(pick(random, scene.goalsOf(reader)))
      if (from.length === 0) continue
      const one = pick(random, from)
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

  return async (reader, part) => {
    const [{ commentId }, emoji] = newReaction(reader, part)
    const input = addReaction.input.parse({ commentId, emoji })
    await addReaction(scene.as(reader), input, scene.requestId())
    ledger.reactions += 1
  }
}
