import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { membersListing } from '../family/readings.ts'
import { pageStyles } from '../kit/page.tsx'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

interface LinkDialogProps {
  readonly onLink: (userId: string) => void
  readonly onClose: () => void
}

/** For admins: one of those who are nobody in the tree yet. */
export function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const words = usePersonWords()
  const common = useCommon()
  const [chosen, setChosen] = useState<string>()
  const list = useListing(membersListing)
  const free = { ...list, items: list.items?.filter(({ personId }) => personId === null) }
  return (
    <Dialog title={words.linkTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === undefined) return
          onLink(chosen)
          onClose()
        }}
      >
        <fieldset className={s.accounts}>
          <legend className={fieldStyles.label}>{words.account}</legend>
          <Listing list={free} empty={<p className={pageStyles.note}>{words.noneFree}</p>}>
            {(members) =>
              members.map(({ userId, displayName }) => (
                <label key={userId}>
                  <input
                    type="radio"
                    name="account"
                    checked={chosen === userId}
                    onChange={() => setChosen(userId)}
                  />
                  {displayName}
                </label>
              ))
            }
          </Listing>
        </fieldset>
        <Button look="brand" type="submit" disabled={chosen === undefined}>
          {common.save}
        </Button>
      </form>
    </Dialog>
  )
}
