import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Listing } from '../../ui/listing.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { useMe } from '../users/me.ts'
import s from './group-page.module.css'
import {
  ArchiveGroup,
  DeleteGroup,
  type GroupFields,
  TransferGroup,
  UnarchiveGroup,
} from './groups.operations.ts'
import { membersListing } from './readings.ts'
import { useGroupAct } from './use-group-act.ts'
import { useGroupsWords } from './words/index.ts'

interface EndProps {
  readonly group: GroupFields
  readonly onClose: () => void
}

/** To another member; the owner of before stays as an admin. */
function TransferDialog({ group, onClose }: EndProps) {
  const words = useGroupsWords()
  const me = useMe()
  const list = useListing(membersListing(group.id))
  const transfer = useGroupAct(TransferGroup, group.id, {
    said: words.transferred,
    done: onClose,
  })
  const others = list.items?.filter(({ user }) => user.id !== me?.id)
  return (
    <Dialog title={words.transfer} onClose={onClose}>
      <p>{words.transferText}</p>
      <Listing list={{ ...list, items: others }} empty={<p>{words.nobodyElse}</p>}>
        {(members) => (
          <PersonRows>
            {members.map(({ user }) => (
              <PersonRow
                key={user.id}
                person={user}
                actions={
                  <Button
                    small
                    aria-label={`${words.choose}: ${user.fullName}`}
                    busy={transfer.isPending}
                    onClick={() => transfer.act({ userId: user.id })}
                  >
                    {words.choose}
                  </Button>
                }
              />
            ))}
          </PersonRows>
        )}
      </Listing>
    </Dialog>
  )
}

function ArchiveDialog({ group, onClose }: EndProps) {
  const words = useGroupsWords()
  const archive = useGroupAct(ArchiveGroup, group.id, { said: words.archivedNow })
  return (
    <Confirm
      title={words.archiveTitle(group.name)}
      text={group.isPersistent ? words.archiveText : words.archiveProjectText}
      act={words.archive}
      onConfirm={() => archive.act({})}
      onClose={onClose}
    />
  )
}

function DeleteDialog({ group, onClose }: EndProps) {
  const words = useGroupsWords()
  const navigate = useNavigate()
  const remove = useGroupAct(DeleteGroup, group.id, {
    said: words.deleted,
    done: () => void navigate({ to: '/groups', replace: true }),
  })
  return (
    <Confirm
      title={words.deleteTitle(group.name)}
      text={
        <ul>
          {words.deleteText.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      act={words.delete}
      isDanger
      onConfirm={() => remove.act({})}
      onClose={onClose}
    />
  )
}

const DIALOGS = { transfer: TransferDialog, archive: ArchiveDialog, delete: DeleteDialog }

/** How a group changes hands, rests or ends. */
export function GroupEnds({ group }: Omit<EndProps, 'onClose'>) {
  const words = useGroupsWords()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const unarchive = useGroupAct(UnarchiveGroup, group.id, { said: words.unarchivedNow })
  const Shown = open && DIALOGS[open]
  return (
    <Card title={words.ends} className={s.danger}>
      {!group.archivedAt && (
        <div className={s.row}>
          <p>{words.transferText}</p>
          <Button onClick={() => setOpen('transfer')}>{words.transfer}</Button>
        </div>
      )}
      <div className={s.row}>
        <p>{group.archivedAt ? words.unarchiveText : words.archiveText}</p>
        {group.archivedAt ? (
          <Button icon="archive" busy={unarchive.isPending} onClick={() => unarchive.act({})}>
            {words.unarchive}
          </Button>
        ) : (
          <Button icon="archive" onClick={() => setOpen('archive')}>
            {words.archive}
          </Button>
        )}
      </div>
      <div className={s.row}>
        <p>{words.deleteLead}</p>
        <Button icon="trash" onClick={() => setOpen('delete')}>
          {words.delete}
        </Button>
      </div>
      {Shown && <Shown group={group} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
