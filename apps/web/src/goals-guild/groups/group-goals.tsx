import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { GoalCard } from '../goals/goal-card.tsx'
import { isOpenTo } from './access.ts'
import { GroupClosed } from './group-closed.tsx'
import s from './group-page.module.css'
import type { GroupFields } from './groups.operations.ts'
import { groupGoalsListing } from './readings.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useGroupsWords } from './words/index.ts'

function Goals({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const list = useListing(groupGoalsListing(group.id))
  return (
    <Listing
      list={list}
      height={90}
      empty={<Empty title={words.noGoals} text={words.noGoalsText} />}
    >
      {(goals) => (
        <div className={s.grid}>
          {goals.map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </div>
      )}
    </Listing>
  )
}

export function GroupGoalsPart() {
  const group = useShownGroup()
  if (!group) return null
  // Whoever is not in sees only what stands on the door.
  return isOpenTo(group) ? <Goals group={group} /> : <GroupClosed group={group} />
}
