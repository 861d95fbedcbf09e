import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Listing } from '../../ui/listing.tsx'
import { pageStyles } from '../kit/page.tsx'
import { nameOf, personOf } from '../users/person.tsx'
import { blocksListing, TALKS } from './readings.ts'
import { UnblockUser } from './talk-acts.operations.ts'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

/** Whom one does not want to hear from. */
export function BlocksCard() {
  const words = useConversationsWords()
  const list = useListing(blocksListing)
  const unblock = useAct(UnblockUser, { touches: [TALKS] })
  return (
    <Card title={words.blocks}>
      <Listing list={list} empty={<p className={pageStyles.note}>{words.noBlocks}</p>}>
        {(people) => (
          <ul className={s.people}>
            {people.map((user) => (
              <li key={user.id}>
                <Avatar person={personOf(user)} size={30} />
                <span className={s.person}>{nameOf(user)}</span>
                <Button
                  small
                  onClick={() => unblock.mutate({ userId: user.id, requestId: newRequestId() })}
                >
                  {words.unblock}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}
