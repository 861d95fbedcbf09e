import type { Racer } from '../testing/races.ts'
import { removeReaction } from './remove-reaction.ts'
import { setReaction } from './set-reaction.ts'

const TYPES = ['like', 'love', 'wow']

/** Each of a few people several times, with another word each time. */
export const react: Racer = async ({ place, given, as }) => {
  const userId = given.ids[place % given.ids.length]
  const asked = { ...given.comment, type: TYPES[place % TYPES.length] }
  return (await setReaction(as({ userId }), setReaction.input.parse(asked))).id
}

/** The same people change their minds. */
export const takeBack: Racer = async ({ place, given, as }) => {
  const userId = given.ids[place % given.ids.length]
  return (await removeReaction(as({ userId }), removeReaction.input.parse(given.comment))).id
}
