import { useState } from 'react'
import { useListing } from '../../../api/listing.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { Page, pageStyles } from '../../kit/page.tsx'
import { To, useAsked } from '../../../shell/nav.tsx'
import { PersonDialog } from '../../person/person-dialog.tsx'
import { useMe } from '../../users/me.ts'
import { FamilyParts } from '../family-parts.tsx'
import { membersListing } from '../readings.ts'
import { useFamilyWords } from '../words/index.ts'
import { TreeDrawing } from './tree-drawing.tsx'
import { TreeList } from './tree-list.tsx'
import { useTree } from './use-tree.ts'

/** How all of them belong together: as a drawing, and in words. */
export function TreePage() {
  const words = useFamilyWords()
  const { view } = useAsked()
  const isList = view === 'list'
  const [isNew, setNew] = useState(false)
  const { tree, error, retry } = useTree()
  const members = useListing(membersListing).items ?? []
  const photos = new Map(
    members.flatMap(({ userId, photoUrl }) => (photoUrl === null ? [] : [[userId, photoUrl]])),
  )
  const me = useMe()
  return (
    <Page
      title={words.tree}
      isWide
      actions={
        <Button icon="plus" onClick={() => setNew(true)}>
          {words.addPerson}
        </Button>
      }
    >
      <div className={pageStyles.row}>
        <FamilyParts />
        <Segments label={words.view}>
          <To to="/family/tree" isCurrent={!isList}>
            {words.asDrawing}
          </To>
          <To to="/family/tree" asked={{ view: 'list' }} isCurrent={isList}>
            {words.asList}
          </To>
        </Segments>
      </div>
      {!tree && (error ? <Trouble onRetry={retry} /> : <Skeleton lines={5} height={68} />)}
      {tree?.people.length === 0 && <Empty title={words.noTree} text={words.noTreeText} />}
      {tree &&
        tree.people.length > 0 &&
        (isList ? (
          <TreeList {...tree} />
        ) : (
          <TreeDrawing {...tree} myId={me?.personId} photos={photos} />
        ))}
      {isNew && <PersonDialog onClose={() => setNew(false)} />}
    </Page>
  )
}
