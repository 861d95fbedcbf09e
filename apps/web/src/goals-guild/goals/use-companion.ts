import type { Person } from '../../ui/avatar.tsx'
import { useMe } from '../users/me.ts'
import { useRowWords } from './row-words/index.ts'

interface ShownTask {
  readonly assignee: Person | null
  readonly goal: { readonly owner: Person | null } | null
}

/** Who else has to do with a task of mine: who is to do it, or whose goal it is. */
export function useCompanion() {
  const words = useRowWords()
  const me = useMe()
  return ({ assignee, goal }: ShownTask) => {
    if (assignee && assignee.id !== me?.id)
      return { person: assignee, text: words.assignedTo(assignee.fullName) }
    const owner = goal?.owner
    return owner && owner.id !== me?.id
      ? { person: owner, text: words.inGoalOf(owner.fullName) }
      : undefined
  }
}
