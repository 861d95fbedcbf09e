import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { type MarginNote, RemoveReaction, SetReaction } from './comments.operations.ts'

/** In the order in which they are offered. */
export const REACTIONS = { love: '❤️', like: '👍', laugh: '😄', wow: '😮', sad: '😢' } as const
export type ReactionName = keyof typeof REACTIONS

export const isReaction = (given: string | null): given is ReactionName =>
  given !== null && Object.hasOwn(REACTIONS, given)

/** One for each reader: another takes the place of the first, the same takes it away. */
export function useReaction({ id, itemId, createdAt, reactionCount, myReaction }: MarginNote) {
  const moved = (next: ReactionName | null) =>
    mergeEntity({
      id,
      myReaction: next,
      reactionCount: reactionCount + (next === null ? 0 : 1) - (myReaction === null ? 0 : 1),
    })
  const set = useAct(SetReaction, {
    optimistic: ({ type }) => moved(type),
    done: ({ setReaction }) => void mergeEntity(setReaction),
  })
  const remove = useAct(RemoveReaction, {
    optimistic: () => moved(null),
    done: ({ removeReaction }) => void mergeEntity(removeReaction),
  })
  return (type: ReactionName) => {
    const intent = { itemId, commentId: id, createdAt, requestId: newRequestId() }
    if (type === myReaction) remove.mutate(intent)
    else set.mutate({ ...intent, type })
  }
}
