import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FollowButton } from '../../follows/follow-button.tsx'
import { PersonRow, PersonRows } from '../../follows/person-row.tsx'
import { PeopleByTag } from '../../tags/tags.operations.ts'
import { useForOwnTags } from '../../tags/use-for-own-tags.ts'
import { useMe } from '../me.ts'
import { useUsersWords } from '../words/index.ts'
import s from './welcome-page.module.css'

/** A feed lives from those whom one follows. */
export function PeopleStep({ onDone }: { readonly onDone: () => void }) {
  const { welcome } = useUsersWords()
  const me = useMe()
  const { items, isKnown } = useForOwnTags(PeopleByTag, ({ usersByTag }) => usersByTag.items)
  const people = items.filter(({ id }) => id !== me?.id)
  return (
    <>
      {!isKnown && <Skeleton lines={3} height={48} />}
      {isKnown && people.length === 0 && <p className={s.none}>{welcome.nobody}</p>}
      <div className={s.people}>
        <PersonRows>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              actions={<FollowButton small person={person} />}
            />
          ))}
        </PersonRows>
      </div>
      <Button look="brand" wide onClick={onDone}>
        {welcome.toGoal}
      </Button>
    </>
  )
}
