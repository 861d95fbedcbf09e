import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentCount, Segments } from '../../ui/segments.tsx'
import { Page } from '../kit/page.tsx'
import { oneOf, To, useAsked, useGo } from '../../shell/nav.tsx'
import { AllMembers, OneMember } from './all-members.tsx'
import { InviteDialog, Invitations } from './invitations.tsx'
import { pendingListing } from './readings.ts'
import { Closed, Waiting } from './waiting.tsx'
import { useAdminWords } from './words/index.ts'

const LISTS = {
  waiting: Waiting,
  members: AllMembers,
  invited: Invitations,
  closed: Closed,
} as const
const NAMES = ['waiting', 'members', 'invited', 'closed'] as const

/** Who is let in, who looks after the letters, and who was asked to come. */
export function MembersPage() {
  const words = useAdminWords()
  const { who, list: asked, invite } = useAsked()
  const go = useGo()
  const [isInviting, setInviting] = useState(false)
  const name = oneOf(NAMES, asked) ?? 'waiting'
  const waiting = useListing(pendingListing).items?.length ?? 0
  const List = LISTS[name]
  const endInviting = () => {
    setInviting(false)
    if (invite !== undefined) go('/admin/members', { replace: true })
  }
  return (
    <Page
      title={words.parts.members}
      lead={words.membersLead}
      actions={
        <Button look="brand" icon="mail" onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      }
    >
      <Segments label={words.lists}>
        {NAMES.map((one) => (
          <To
            key={one}
            to="/admin/members"
            asked={{ list: one }}
            isCurrent={who === undefined && name === one}
          >
            {words.list[one]}
            {one === 'waiting' && <SegmentCount count={waiting} />}
          </To>
        ))}
      </Segments>
      {who === undefined ? <List /> : <OneMember userId={who} />}
      {(isInviting || invite !== undefined) && <InviteDialog onClose={endInviting} />}
    </Page>
  )
}
