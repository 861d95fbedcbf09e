import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { ActivityCard } from '../feed/activity-card.tsx'
import { Composer } from '../feed/composer.tsx'
import { grouped } from '../feed/grouped.ts'
import { GroupGoalsPart } from './group-goals.tsx'
import s from './group-page.module.css'
import type { GroupFields } from './groups.operations.ts'
import { groupFeedListing } from './readings.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useGroupsWords } from './words/index.ts'

function Feed({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const list = useListing(groupFeedListing(group.id))
  return (
    <section className={`${s.column} ${s.feed}`} aria-label={words.tabs.feed}>
      {!group.archivedAt && <Composer groupId={group.id} />}
      <Listing
        list={list}
        height={90}
        empty={<Empty title={words.noPosts} text={words.noPostsText} />}
      >
        {(items) =>
          grouped(items).map((activities) => (
            <ActivityCard key={activities[0].id} activities={activities} />
          ))
        }
      </Listing>
    </section>
  )
}

/** What members tell each other; whoever is not in yet sees what the group works on. */
export function GroupFeedPart() {
  const group = useShownGroup()
  if (!group) return null
  return group.myRole ? <Feed group={group} /> : <GroupGoalsPart />
}
