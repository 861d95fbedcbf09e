import { Link } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import s from './taking-part.module.css'
import { takingPartReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

/** Goals of others that one works on or looks at; invites lead to more of them. */
export function TakingPartCard() {
  const words = useCollaborationWords()
  const list = useListing(takingPartReading)
  return (
    <Card
      title={words.takingPart}
      action={
        <Link to="/invites" className={cardStyles.link}>
          {words.invites}
        </Link>
      }
    >
      <Listing list={list} empty={<p className={cardStyles.note}>{words.noneReceivedText}</p>}>
        {(items) => (
          <ul className={s.list}>
            {items.map(({ resourceId, title, role, owner }) => (
              <li key={resourceId}>
                <Link to="/goals/$goalId" params={{ goalId: resourceId }} className={s.goal}>
                  <Avatar person={owner} size={40} />
                  <span>
                    <strong>{title}</strong>
                    <small>
                      {words[role]}
                      {owner && ` · ${words.of(owner.fullName)}`}
                    </small>
                  </span>
                  <Icon name="chevron" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}
