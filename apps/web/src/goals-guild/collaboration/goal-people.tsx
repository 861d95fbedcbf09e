import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar, type Person } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Ago } from '../../ui/time.tsx'
import { LeaveGoal, RemoveCollaborator } from './collaboration.operations.ts'
import s from './goal-people.module.css'
import { peopleReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

interface PeopleGoal {
  readonly id: string
  readonly role: 'owner' | 'collaborator' | 'viewer' | 'reader'
  readonly owner: Person | null
}

function RemoveMenu({ goalId, person }: { readonly goalId: string; readonly person: Person }) {
  const words = useCollaborationWords()
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(RemoveCollaborator, { touches: [peopleReading(goalId).queryKey] })
  return (
    <>
      <Menu
        label={words.actionsOf(person.fullName)}
        trigger={<Icon name="more" size={18} />}
        entries={[
          {
            icon: 'out',
            text: words.removePerson,
            isDanger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <Confirm
          title={words.removePersonTitle(person.fullName)}
          text={words.removePersonText}
          act={words.removePerson}
          isDanger
          onConfirm={() =>
            remove.mutate({ resourceId: goalId, userId: person.id, requestId: newRequestId() })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function LeaveButton({ goalId }: { readonly goalId: string }) {
  const words = useCollaborationWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = useAct(LeaveGoal, {
    done: () => {
      readAgain(['goal', goalId])
      void navigate({ to: '/goals' })
    },
  })
  return (
    <>
      <Button small look="quiet" icon="out" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      {isAsking && (
        <Confirm
          title={words.leaveTitle}
          text={words.leaveText}
          act={words.leave}
          isDanger
          onConfirm={() => leave.mutate({ resourceId: goalId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface RowProps {
  readonly person: Person | null
  readonly note: ReactNode
  readonly action?: ReactNode
}

function Row({ person, note, action }: RowProps) {
  const common = useCommon()
  return (
    <li>
      <Avatar person={person} size={36} />
      <span className={s.who}>
        <strong>{person?.fullName ?? common.deletedUser}</strong>
        <small>{note}</small>
      </span>
      {action}
    </li>
  )
}

/** Who is on the way together. */
export function GoalPeople({ goal }: { readonly goal: PeopleGoal }) {
  const words = useCollaborationWords()
  const isOwner = goal.role === 'owner'
  const isReader = goal.role === 'reader'
  const list = useListing({ ...peopleReading(goal.id), enabled: !isReader })
  // Its owner is the first of them.
  const people = isReader ? [undefined] : list.items && [undefined, ...list.items]
  return (
    <Card title={words.people}>
      <Listing list={{ ...list, items: people }} empty={null}>
        {(items) => (
          <ul className={s.people}>
            {items.map((one) =>
              one ? (
                <Row
                  key={one.user.id}
                  person={one.user}
                  note={
                    <>
                      {words[one.role]} · {words.seen} <Ago time={one.lastSeenAt} />
                    </>
                  }
                  action={isOwner && <RemoveMenu goalId={goal.id} person={one.user} />}
                />
              ) : (
                <Row key="owner" person={goal.owner} note={words.owner} />
              ),
            )}
          </ul>
        )}
      </Listing>
      <div className={s.acts}>
        {isOwner && (
          <Link
            to="/goals/$goalId/invite"
            params={{ goalId: goal.id }}
            className={buttonClass('plain', true)}
          >
            <Icon name="plus" size={16} /> {words.invite}
          </Link>
        )}
        {(goal.role === 'collaborator' || goal.role === 'viewer') && (
          <LeaveButton goalId={goal.id} />
        )}
      </div>
    </Card>
  )
}
