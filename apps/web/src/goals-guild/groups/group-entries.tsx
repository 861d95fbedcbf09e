import { useState } from 'react'
import { queries } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { personReading } from '../follows/readings.ts'
import { PeopleField } from '../users/people-field.tsx'
import s from './group-page.module.css'
import {
  ApproveJoinRequest,
  CancelGroupInvite,
  DeclineJoinRequest,
  type GroupFields,
  InviteToGroup,
} from './groups.operations.ts'
import { invitesOfListing, requestsOfListing } from './readings.ts'
import { useGroupAct } from './use-group-act.ts'
import { useGroupsWords } from './words/index.ts'

interface OfGroup {
  readonly group: GroupFields
}

function Requests({ group }: OfGroup) {
  const words = useGroupsWords()
  const requests = useListing(requestsOfListing(group.id)).items ?? []
  const approve = useGroupAct(ApproveJoinRequest, group.id)
  const decline = useGroupAct(DeclineJoinRequest, group.id)
  if (requests.length === 0) return null
  return (
    <Card title={words.requests}>
      <PersonRows>
        {requests.map(
          ({ user, userId }) =>
            user && (
              <PersonRow
                key={userId}
                person={user}
                actions={
                  <>
                    <Button small onClick={() => decline.act({ userId })}>
                      {words.decline}
                    </Button>
                    <Button small look="brand" onClick={() => approve.act({ userId })}>
                      {words.approve}
                    </Button>
                  </>
                }
              />
            ),
        )}
      </PersonRows>
    </Card>
  )
}

/** By the nickname that somebody has told. */
function InviteForm({ group }: OfGroup) {
  const words = useGroupsWords()
  const [who, setWho] = useState('')
  const [problem, setProblem] = useState<string>()
  const invite = useGroupAct(InviteToGroup, group.id, {
    said: words.invited,
    done: () => setWho(''),
  })
  const send = async (given: string) => {
    setProblem(undefined)
    try {
      const found = await queries.fetchQuery(personReading(given.trim().replace(/^@/, '')))
      invite.act({ userId: found.userByNickname.id })
    } catch {
      setProblem(words.nobody)
    }
  }
  return (
    <form
      className={s.invite}
      onSubmit={(event) => {
        event.preventDefault()
        void send(who)
      }}
    >
      <PeopleField
        label={words.inviteNickname}
        name="nickname"
        required
        value={who}
        onChange={setWho}
        onPick={({ nickname }) => setWho(nickname)}
        error={problem}
      />
      <Button type="submit" busy={invite.isPending} className={s.inviteButton}>
        {words.invite}
      </Button>
    </form>
  )
}

function Invites({ group }: OfGroup) {
  const words = useGroupsWords()
  const invites = useListing(invitesOfListing(group.id)).items ?? []
  const cancel = useGroupAct(CancelGroupInvite, group.id)
  return (
    <PersonRows>
      {invites.map(
        ({ user, userId }) =>
          user && (
            <PersonRow
              key={userId}
              person={user}
              note={words.isInvited}
              actions={
                <Button small onClick={() => cancel.act({ userId })}>
                  {words.cancelInvite}
                </Button>
              }
            />
          ),
      )}
    </PersonRows>
  )
}

/** Who wants in, and who is asked in: for those in charge. */
export function GroupEntries({ group }: OfGroup) {
  const words = useGroupsWords()
  return (
    <>
      <Requests group={group} />
      {!group.archivedAt && (
        <Card title={words.inviteTitle}>
          <InviteForm group={group} />
          <Invites group={group} />
        </Card>
      )}
    </>
  )
}
