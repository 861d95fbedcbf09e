import { Empty } from '../../ui/empty.tsx'
import type { GroupFields } from './groups.operations.ts'
import { useGroupsWords } from './words/index.ts'

/** What one may not see of a group, and what would change that. */
export function GroupClosed({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  if (group.myRole) return <Empty title={words.inCharge} text={words.inChargeText} />
  return (
    <Empty title={words.closed} text={words.closedText[group.amInvited ? 'invited' : 'outside']} />
  )
}
