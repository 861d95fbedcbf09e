import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Standings } from '../quests/standings.tsx'
import { GroupClosed } from './group-closed.tsx'
import type { GroupFields } from './groups.operations.ts'
import { boardListing } from './readings.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useGroupsWords } from './words/index.ts'

function Board({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const list = useListing(boardListing(group.id))
  return (
    <Card title={words.boardTitle}>
      <Listing list={list} empty={<Empty title={words.noBoard} text={words.noBoardText} />}>
        {(items) => <Standings items={items} />}
      </Listing>
    </Card>
  )
}

export function GroupBoardPart() {
  const group = useShownGroup()
  if (!group) return null
  return group.myRole ? <Board group={group} /> : <GroupClosed group={group} />
}
