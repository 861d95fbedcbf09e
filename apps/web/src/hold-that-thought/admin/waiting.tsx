import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import s from './admin.module.css'
import type { AdminProfile } from './members.operations.ts'
import { PersonRow } from './person-row.tsx'
import { inactiveListing, pendingListing } from './readings.ts'
import { useDecide } from './use-decide.ts'
import { useAdminWords } from './words/index.ts'

function WaitingRow({ profile }: { readonly profile: AdminProfile }) {
  const words = useAdminWords()
  const { approve, close, isBusy } = useDecide(profile)
  const [isAsking, setAsking] = useState(false)
  return (
    <PersonRow profile={profile}>
      <Button look="brand" icon="check" busy={isBusy} onClick={approve}>
        {words.approve}
      </Button>
      <Button onClick={() => setAsking(true)}>{words.refuse}</Button>
      {isAsking && (
        <Confirm
          title={words.refuseTitle(profile.displayName)}
          text={words.refuseText}
          act={words.refuse}
          isDanger
          onConfirm={close}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonRow>
  )
}

/** Who has come and waits for a yes. */
export function Waiting() {
  const words = useAdminWords()
  return (
    <Listing
      list={useListing(pendingListing)}
      height={76}
      empty={<Empty title={words.nobodyWaits} text={words.nobodyWaitsText} />}
    >
      {(items) => (
        <ul className={s.rows}>
          {items.map((profile) => (
            <WaitingRow key={profile.userId} profile={profile} />
          ))}
        </ul>
      )}
    </Listing>
  )
}

function ClosedRow({ profile }: { readonly profile: AdminProfile }) {
  const words = useAdminWords()
  const { open, isBusy } = useDecide(profile)
  return (
    <PersonRow profile={profile}>
      <Button busy={isBusy} onClick={open}>
        {words.reopen}
      </Button>
    </PersonRow>
  )
}

/** Whose account rests. */
export function Closed() {
  const words = useAdminWords()
  return (
    <Listing
      list={useListing(inactiveListing)}
      height={76}
      empty={<Empty title={words.nobodyClosed} text={words.nobodyClosedText} />}
    >
      {(items) => (
        <ul className={s.rows}>
          {items.map((profile) => (
            <ClosedRow key={profile.userId} profile={profile} />
          ))}
        </ul>
      )}
    </Listing>
  )
}
